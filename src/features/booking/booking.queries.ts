import { queryOptions } from '#query/query-options.ts';
import {
  companyToday,
  type DayAvailability,
  horizonDays,
  lastBookableDay,
  type ManagedBooking,
  type OfferedRules,
} from './booking.ts';

export const bookingsUrl = '/api/bookings';

/** Where slots are listed; for the holder of a manage link, as if its booking were not there. */
export function availabilityUrl(from: string, to: string, token?: string): string {
  const asked = token === undefined ? '' : `/manage/${encodeURIComponent(token)}`;
  return `${bookingsUrl}${asked}/availability?from=${from}&to=${to}`;
}

/** The owner's rules as far as the calendar needs them; without an answer the constants hold. */
export function rulesQuery() {
  return queryOptions<OfferedRules>({ queryKey: [`${bookingsUrl}/rules`], staleTime: 0 });
}

/** Every day that can be booked, from today in Lisbon to the horizon; asked for anew at each visit. */
export function availabilityQuery(now: Date, horizon: number = horizonDays, token?: string) {
  const today = companyToday(now);
  return queryOptions<DayAvailability[]>({
    queryKey: [availabilityUrl(today, lastBookableDay(today, horizon), token)],
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

/** Where the booking behind a manage link is had as a calendar file. */
export function calendarFileUrl(token: string): string {
  return `${bookingsUrl}/manage/${encodeURIComponent(token)}/calendar.ics`;
}

/** Posts `{ date, time, timeZone?, locale? }` to move, nothing to cancel; both answer the booking. */
export function manageActionUrl(token: string, action: 'move' | 'cancel'): string {
  return `${bookingsUrl}/manage/${encodeURIComponent(token)}/${action}`;
}
