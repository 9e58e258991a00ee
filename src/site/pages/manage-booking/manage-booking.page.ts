import { definePage } from '../../define-page.ts';
import { manageBookingPath } from './manage-booking.path.ts';

export const page = definePage({
  name: 'manage-booking',
  path: manageBookingPath,
  load: () => import('./manage-booking-screen.tsx'),
  personal: true,
});
