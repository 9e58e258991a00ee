import { readStudyListView, studyListQuery } from '#features/case-studies/study-list.ts';
import { definePage } from '../../define-page.ts';
import { caseStudiesPath } from './case-studies.path.ts';

export const page = definePage({
  name: 'case-studies',
  path: caseStudiesPath,
  load: async () => (await import('./case-studies-screen.tsx')).CaseStudiesScreen,
  subject: ({ search }) => studyListQuery(readStudyListView(search)),
  search: ['show', 'page'],
});
