import { queryOptions } from '#query/query-options.ts';
import {
  companyToday,
  type DayAvailability,
  lastBookableDay,
  type ManagedBooking,
} from './booking.ts';

export const bookingsUrl = '/api/bookings';

export function availabilityUrl(from: string, to: string): string {
  return `${bookingsUrl}/availability?from=${from}&to=${to}`;
}

/** Every day that can be booked, from today in Lisbon to the horizon; asked for anew at each visit. */
export function availabilityQuery(now: Date) {
  const today = companyToday(now);
  return queryOptions<DayAvailability[]>({
    queryKey: [availabilityUrl(today, lastBookableDay(today))],
    staleTime: 0,
  });
}

/** The booking behind a manage link; 404 when the token is unknown. */
export function managedBookingQuery(token: string) {
  return queryOptions<ManagedBooking>({
    queryKey: [`${bookingsUrl}/manage/${encodeURIComponent(token)}`],
    staleTime: 0,
  });
}
