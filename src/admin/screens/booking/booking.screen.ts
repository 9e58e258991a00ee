import { staffBookingQuery } from '#features/booking/staff/staff-bookings.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { defineScreen } from '../../define-screen.ts';
import { bookingPath } from './booking.path.ts';

export const screen = defineScreen({
  name: 'booking',
  path: bookingPath,
  title: defineTexts({ en: { title: 'Booking' }, pt: { title: 'Marcação' } }),
  load: () => import('./booking-screen.tsx'),
  queries: ({ id }) => [staffBookingQuery(id)],
});
