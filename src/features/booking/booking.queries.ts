import type { Day } from '#core/calendar-day.ts';
import { queryOptions } from '#query/query-options.ts';
import {
  type DayAvailability,
  horizonDays,
  lastBookableDay,
  type ManagedBooking,
  type NextSlot,
  type OfferedRules,
} from './booking.ts';

export const bookingsUrl = '/api/bookings';

/** The URL of the list of slots; with `token`, the slot of the booking to be moved counts as free. */
export function availabilityUrl(from: string, to: string, token?: string): string {
  const scope = token === undefined ? '' : `/manage/${encodeURIComponent(token)}`;
  return `${bookingsUrl}${scope}/availability?from=${from}&to=${to}`;
}

/** The booking rules that the calendar needs. */
export function rulesQuery() {
  return queryOptions<OfferedRules>({ queryKey: [`${bookingsUrl}/rules`], staleTime: 0 });
}

/** The first slot that is free now. */
export function nextSlotQuery() {
  return queryOptions<NextSlot>({ queryKey: [`${bookingsUrl}/next`], staleTime: 30_000 });
}

/** The slots of every day from `today`, a day in Lisbon, to the horizon; fetched again at each visit. */
export function availabilityQuery(today: Day, horizon: number = horizonDays, token?: string) {
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

/** The URL of the calendar file of the booking behind a manage link. */
export function calendarFileUrl(token: string): string {
  return `${bookingsUrl}/manage/${encodeURIComponent(token)}/calendar.ics`;
}

/** The URL to POST `{ date, time, timeZone?, locale? }` to for a move, or nothing for the others. */
export function manageActionUrl(token: string, action: 'move' | 'cancel' | 'confirm'): string {
  return `${bookingsUrl}/manage/${encodeURIComponent(token)}/${action}`;
}
