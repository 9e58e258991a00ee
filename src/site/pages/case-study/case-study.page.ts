import {
  caseStudyCardsQuery,
  caseStudyQuery,
} from '#features/case-studies/case-studies.queries.ts';
import { caseStudyPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'case-study',
  path: caseStudyPath,
  load: () => import('./case-study-screen.tsx'),
  listed: () => caseStudyCardsQuery(),
  subject: ({ params }) => caseStudyQuery(params.id),
});
