import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import { isUniqueViolation } from '#platform/database/faults.server.ts';
import type {
  BookingLinkTable,
  BookingStatus,
  BookingTable,
  BookingTables,
  LinkPurpose,
} from './booking.tables.ts';

export type Booking = BookingTable;

/** A booking as found by one of its links. */
export type LinkedBooking = Booking & { linkPurpose: LinkPurpose };

const active: BookingStatus[] = ['held', 'pending', 'confirmed'];

/** Matches the bookings that occupy their slots at `now` (an instant): a hold ends by itself. */
function isActive(
  row: ExpressionBuilder<BookingTables, 'bookings'>,
  now: string,
): Expression<SqlBool> {
  const isNotLapsed = row.or([row('heldUntil', 'is', null), row('heldUntil', '>', now)]);
  return row.and([row('status', 'in', active), isNotLapsed]);
}

/** The slot that an active booking occupies. */
export type ActiveSpan = Pick<Booking, 'id' | 'day' | 'startsAt' | 'endsAt'>;

/** Returns the bookings active at `now` that start between two instants, both inclusive. */
export async function listActiveSpans(
  db: Queryable,
  { first, last, now }: { first: string; last: string; now: string },
): Promise<ActiveSpan[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'day', 'startsAt', 'endsAt'])
    .where('startsAt', '>=', first)
    .where('startsAt', '<=', last)
    .where((row) => isActive(row, now))
    .execute();
}

/** Returns the bookings of some days in Lisbon, both inclusive, that are active at `now`. */
export async function listActiveBookings(
  db: Queryable,
  { from, to, now }: { from: string; to: string; now: string },
): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where((row) => isActive(row, now))
    .orderBy('startsAt')
    .execute();
}

export async function getBooking(db: Queryable, id: string): Promise<Booking | null> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function getBookingByLink(
  db: Queryable,
  tokenHash: string,
): Promise<LinkedBooking | null> {
  const row = await db
    .selectFrom('bookings')
    .innerJoin('bookingLinks', 'bookingLinks.bookingId', 'bookings.id')
    .selectAll('bookings')
    .select('bookingLinks.purpose as linkPurpose')
    .where('bookingLinks.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the active free consultation of an address that starts after `now` (an instant), or null.
 * Meetings are none: a client may have several.
 */
export async function getOpenBooking(
  db: Queryable,
  emailKey: string,
  now: string,
): Promise<Booking | null> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('emailKey', '=', emailKey)
    .where('kind', '=', 'consultation')
    .where('startsAt', '>', now)
    .where((row) => isActive(row, now))
    .orderBy('startsAt')
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the meetings of orders that were booked and not cancelled, the earliest first. */
export async function listMeetings(db: Queryable, orderIds: readonly string[]): Promise<Booking[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .where('status', '<>', 'cancelled')
    .orderBy('startsAt')
    .execute();
}

export async function insertBooking(db: Queryable, booking: Booking): Promise<void> {
  await db.insertInto('bookings').values(booking).execute();
}

/** Saves what a move, a confirmation or a cancellation changes. */
export async function updateBooking(db: Queryable, booking: Booking): Promise<void> {
  const { id, status, startsAt, endsAt, day, time, timeZone, sequence, updatedAt } = booking;
  const { confirmedAt, heldUntil, noShowAt } = booking;
  await db
    .updateTable('bookings')
    .set({ status, startsAt, endsAt, day, time, timeZone, sequence, updatedAt })
    .set({ confirmedAt, heldUntil, noShowAt })
    .where('id', '=', id)
    .execute();
}

/** Stores a link unless it exists, because a repeated transaction inserts it again. */
export async function insertLink(db: Queryable, link: BookingLinkTable): Promise<void> {
  await db
    .insertInto('bookingLinks')
    .values(link)
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .execute();
}

/** Returns which unique constraint of `bookings` an error violates, or null for any other error. */
export function uniqueConflict(error: unknown): 'slot' | 'reference' | 'id' | null {
  const slot = { index: 'bookings_active_slot', columns: ['bookings.starts_at'] };
  const reference = { index: 'bookings_reference', columns: ['bookings.reference'] };
  const id = { index: 'bookings_pkey', columns: ['bookings.id'] };
  if (isUniqueViolation(error, slot)) return 'slot';
  if (isUniqueViolation(error, reference)) return 'reference';
  return isUniqueViolation(error, id) ? 'id' : null;
}
