import { staffBookingQuery } from '#features/booking/desk/staff-bookings.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { bookingPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'booking',
  path: bookingPath,
  title: defineTexts({ en: { title: 'Booking' }, pt: { title: 'Marcação' } }),
  load: () => import('./booking-screen.tsx'),
  queries: ({ id }) => [staffBookingQuery(id)],
});
