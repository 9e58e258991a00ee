import { topicsQuery } from '#features/topics/topics.queries.ts';
import { definePage } from '../../define-page.ts';
import { contactPath } from './contact.path.ts';

export const page = definePage({
  name: 'contact',
  path: contactPath,
  load: () => import('./contact-screen.tsx'),
  queries({ search }) {
    const about = search.get('about');
    return about ? [topicsQuery(about)] : [];
  },
  search: ['about'],
});
