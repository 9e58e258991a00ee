import type { Day } from '#core/calendar-day.ts';
import { queryOptions } from '#query/query-options.ts';
import type { BookingList, StaffBookingDetail, StaffCalendar } from './staff-booking.schema.ts';

const bookingsPageSize = 50;

// Visitors book while staff look: what was read a moment ago is shown, and read again.
const staleTime = 3_000;

/** The calendar of some days in Lisbon, both inclusive. */
export function calendarQuery({ from, to }: { from: Day; to: Day }) {
  return queryOptions<StaffCalendar>({
    queryKey: [`/api/admin/calendar?from=${from}&to=${to}`],
    staleTime,
  });
}

/** A page, from 0, of the bookings of a state that a search finds. */
export function bookingsQuery({ state, q, page }: { state: string; q: string; page: number }) {
  const query = new URLSearchParams({
    state,
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    limit: String(bookingsPageSize),
    ...(page === 0 ? {} : { offset: String(page * bookingsPageSize) }),
  });
  return queryOptions<BookingList>({ queryKey: [`/api/admin/bookings?${query}`], staleTime });
}

export const bookingUrl = (id: string) => `/api/admin/bookings/${encodeURIComponent(id)}`;

/** A booking as staff see it; 404 when there is none. */
export function staffBookingQuery(id: string) {
  return queryOptions<StaffBookingDetail>({ queryKey: [bookingUrl(id)], staleTime });
}
