import { teamQuery } from '#features/authors/authors.ts';
import { manageBookingPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'manage-booking',
  path: manageBookingPath,
  load: () => import('./manage-booking-screen.tsx'),
  queries: () => [teamQuery()],
  personal: true,
});
