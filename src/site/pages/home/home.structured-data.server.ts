import { servicePackagesQuery } from '#features/catalog/catalog.queries.ts';
import { packageNodes } from '#features/catalog/catalog.structured-data.server.ts';
import { faqQuery } from '#features/faq/faq.queries.ts';
import { questionsData } from '#features/faq/faq.structured-data.server.ts';
import type { DataReader } from '../../structured-data/page-data.ts';

export const structuredData: DataReader = (context) => {
  const questions = questionsData(context.read(faqQuery()) ?? [], context);
  const packages = context.read(servicePackagesQuery()) ?? [];
  return {
    ...(questions.length > 0 && { type: 'FAQPage', properties: { mainEntity: questions } }),
    nodes: packageNodes(packages, context),
  };
};
