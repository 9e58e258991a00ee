import type { Queryable } from '#platform/database/database.server.ts';
import { isUniqueViolation } from '#platform/database/faults.server.ts';
import type { BookingLinkTable, BookingStatus, BookingTable } from './booking.tables.ts';

export type Booking = BookingTable;

const active: BookingStatus[] = ['held', 'pending', 'confirmed'];

/** What an active booking takes of the calendar. */
export type ActiveSpan = Pick<Booking, 'id' | 'day' | 'startsAt' | 'endsAt'>;

/** The active bookings that start from the first instant to the last, both included. */
export async function activeSpans(
  db: Queryable,
  first: string,
  last: string,
): Promise<ActiveSpan[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'day', 'startsAt', 'endsAt'])
    .where('startsAt', '>=', first)
    .where('startsAt', '<=', last)
    .where('status', 'in', active)
    .execute();
}

/** The active bookings of a day of Lisbon, the earliest first. */
export async function activeOn(db: Queryable, day: string): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('day', '=', day)
    .where('status', 'in', active)
    .orderBy('startsAt')
    .execute();
}

export async function getBooking(db: Queryable, id: string): Promise<Booking | null> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function getBookingByLink(db: Queryable, tokenHash: string): Promise<Booking | null> {
  const row = await db
    .selectFrom('bookings')
    .innerJoin('bookingLinks', 'bookingLinks.bookingId', 'bookings.id')
    .selectAll('bookings')
    .where('bookingLinks.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** The active booking of an address that starts after `now` (an instant). */
export async function getOpenBooking(
  db: Queryable,
  emailKey: string,
  now: string,
): Promise<Booking | null> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('emailKey', '=', emailKey)
    .where('startsAt', '>', now)
    .where('status', 'in', active)
    .orderBy('startsAt')
    .executeTakeFirst();
  return row ?? null;
}

export async function insertBooking(db: Queryable, booking: Booking): Promise<void> {
  await db.insertInto('bookings').values(booking).execute();
}

/** Writes what moving and cancelling change. */
export async function saveChange(db: Queryable, booking: Booking): Promise<void> {
  const { id, status, startsAt, endsAt, day, time, timeZone, sequence, updatedAt } = booking;
  await db
    .updateTable('bookings')
    .set({ status, startsAt, endsAt, day, time, timeZone, sequence, updatedAt })
    .where('id', '=', id)
    .execute();
}

/** Keeps a link; one that is there already stays, because repeated work writes it again. */
export async function insertLink(db: Queryable, link: BookingLinkTable): Promise<void> {
  await db
    .insertInto('bookingLinks')
    .values(link)
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .execute();
}

/** Which unique rule of `bookings` refused a row, or null when the error is another one. */
export function refusedBy(error: unknown): 'slot' | 'reference' | 'id' | null {
  const slot = { index: 'bookings_active_slot', columns: ['bookings.starts_at'] };
  const reference = { index: 'bookings_reference', columns: ['bookings.reference'] };
  const id = { index: 'bookings_pkey', columns: ['bookings.id'] };
  if (isUniqueViolation(error, slot)) return 'slot';
  if (isUniqueViolation(error, reference)) return 'reference';
  return isUniqueViolation(error, id) ? 'id' : null;
}
