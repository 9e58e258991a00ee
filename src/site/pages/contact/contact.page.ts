import { pageWordsQuery } from '#features/page-words/page-words.ts';
import { topicsQuery } from '#features/topics/topics.ts';
import { contactPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'contact',
  path: contactPath,
  load: () => import('./contact-screen.tsx'),
  queries({ search }) {
    const about = search.get('about');
    return [pageWordsQuery('contact'), ...(about ? [topicsQuery(about)] : [])];
  },
  search: ['about'],
});
