import { teamQuery } from '#features/authors/authors.ts';
import { rulesQuery } from '#features/booking/booking.queries.ts';
import { topicsQuery } from '#features/topics/topics.ts';
import { bookConsultationPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'book-consultation',
  path: bookConsultationPath,
  load: () => import('./book-consultation-screen.tsx'),
  queries: ({ search }) => [rulesQuery(), topicsQuery(search.get('about') ?? ''), teamQuery()],
  search: ['about', 'aboutText'],
});
