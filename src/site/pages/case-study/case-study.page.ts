import {
  caseStudyCardsQuery,
  caseStudyQuery,
} from '#features/case-studies/case-studies.queries.ts';
import { definePage } from '../../define-page.ts';
import { caseStudyPath } from './case-study.path.ts';

export const page = definePage({
  name: 'case-study',
  path: caseStudyPath,
  load: async () => (await import('./case-study-screen.tsx')).CaseStudyScreen,
  listed: () => caseStudyCardsQuery(),
  subject: ({ params }) => caseStudyQuery(params.id),
});
