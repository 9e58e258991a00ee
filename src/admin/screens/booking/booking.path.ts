import { definePath } from '#core/page-path.ts';

export const bookingPath = definePath('/admin/calendar/bookings/:id');
