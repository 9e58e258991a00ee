import { caseStudyQuery } from '#features/case-studies/case-studies.queries.ts';
import { caseStudyNode } from '#features/case-studies/case-studies.structured-data.server.ts';
import type { caseStudyPath } from '#paths.ts';
import type { DataReader } from '../../structured-data/page-data.ts';

export const structuredData: DataReader<typeof caseStudyPath> = (context) => {
  const study = context.read(caseStudyQuery(context.params.id));
  return study ? { main: caseStudyNode(study, context) } : {};
};
