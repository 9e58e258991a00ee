import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { BookingTable } from '../booking.tables.ts';
import { slotsLock } from './availability.server.ts';

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

/**
 * Cancels the holds that have lapsed at `now` (an instant). `heldUntil` stays, which tells them from
 * those that a person cancelled. Returns how many there were.
 */
export async function cancelLapsedHolds(trx: Queryable, now: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('bookings')
    .set({ status: 'cancelled', updatedAt: now })
    .where('status', '=', 'held')
    .where('heldUntil', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Returns whether a hold has lapsed and is not cancelled yet. */
async function hasLapsedHold(db: Queryable, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'held')
    .where('heldUntil', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Cancels the holds that have lapsed, for the owner's lists and calendar. Their slots are free without
 * it. No one is notified: no one was told that the booking was made. Returns how many there were.
 */
export async function releaseLapsedHolds(context: Context): Promise<number> {
  const { database, clock } = context;
  const now = toInstant(clock());
  if (!(await database.read((db) => hasLapsedHold(db, now)))) return 0;
  return transact(context, async (trx) => {
    await database.lock(trx, slotsLock);
    return cancelLapsedHolds(trx, now);
  });
}
