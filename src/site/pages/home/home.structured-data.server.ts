import { packageNodes } from '#features/catalog/catalog.server.ts';
import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { questionsData } from '#features/faq/faq.server.ts';
import { faqQuery } from '#features/faq/faq.ts';
import type { DataReader } from '../../structured-data/page-data.ts';

export const structuredData: DataReader = (context) => {
  const questions = questionsData(context.read(faqQuery()) ?? [], context);
  const packages = context.read(servicePackagesQuery()) ?? [];
  return {
    ...(questions.length > 0 && { type: 'FAQPage', properties: { mainEntity: questions } }),
    nodes: packageNodes(packages, context),
  };
};
