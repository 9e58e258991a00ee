import { readStudyListView, studyListQuery } from '#features/case-studies/study-list.ts';
import { pageWordsQuery } from '#features/page-words/page-words.ts';
import { caseStudiesPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'case-studies',
  path: caseStudiesPath,
  load: () => import('./case-studies-screen.tsx'),
  subject: ({ search }) => studyListQuery(readStudyListView(search)),
  queries: () => [pageWordsQuery('case-studies')],
  search: ['show', 'page'],
});
