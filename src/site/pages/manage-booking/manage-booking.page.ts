import { manageBookingPath } from '#paths.ts';
import { definePage } from '../../define-page.ts';

export const page = definePage({
  name: 'manage-booking',
  path: manageBookingPath,
  load: () => import('./manage-booking-screen.tsx'),
  personal: true,
});
