import type { BookingTable } from '../booking.tables.ts';

const minute = 60_000;

/** How long a slot is held when too many bookings are unconfirmed and the owner set no time. */
export const defaultHoldMinutes = 30;

/** Returns until when a slot is held: for so many minutes, and not beyond its start. */
export function holdEnd(startsAt: string, holdMinutes: number, now: Date): string {
  const end = now.getTime() + holdMinutes * minute;
  return new Date(Math.min(end, Date.parse(startsAt))).toISOString();
}

/** Returns whether a booking was held and not confirmed in time, so that its slot is free again. */
export function isLapsed(
  { confirmedAt, heldUntil }: Pick<BookingTable, 'confirmedAt' | 'heldUntil'>,
  now: Date,
): boolean {
  return confirmedAt === null && heldUntil !== null && Date.parse(heldUntil) <= now.getTime();
}
