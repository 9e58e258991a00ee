import { readStudyListView, studyListQuery } from '#features/case-studies/study-list.ts';
import { definePage } from '../../define-page.ts';
import { caseStudiesPath } from './case-studies.path.ts';

export const page = definePage({
  name: 'case-studies',
  path: caseStudiesPath,
  load: () => import('./case-studies-screen.tsx'),
  subject: ({ search }) => studyListQuery(readStudyListView(search)),
  search: ['show', 'page'],
});
