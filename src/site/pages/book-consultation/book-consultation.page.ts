import { rulesQuery } from '#features/booking/booking.queries.ts';
import { definePage } from '../../define-page.ts';
import { bookConsultationPath } from './book-consultation.path.ts';

export const page = definePage({
  name: 'book-consultation',
  path: bookConsultationPath,
  load: () => import('./book-consultation-screen.tsx'),
  queries: () => [rulesQuery()],
});
