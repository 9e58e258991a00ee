import { rulesQuery } from '#features/booking/booking.queries.ts';
import { topicsQuery } from '#features/topics/topics.queries.ts';
import { definePage } from '../../define-page.ts';
import { bookConsultationPath } from './book-consultation.path.ts';

export const page = definePage({
  name: 'book-consultation',
  path: bookConsultationPath,
  load: () => import('./book-consultation-screen.tsx'),
  queries: ({ search }) => [rulesQuery(), topicsQuery(search.get('about') ?? '')],
  search: ['about', 'aboutText'],
});
