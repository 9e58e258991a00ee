import type { Queryable } from '#platform/database/database.server.ts';
import type { BookingTable } from './booking.tables.ts';

/** Returns bookings by start: those not cancelled that end after `openSince` (an instant), or all if null. */
export async function listBookings(
  db: Queryable,
  openSince: string | null,
): Promise<BookingTable[]> {
  const all = db.selectFrom('bookings').selectAll().orderBy('startsAt').orderBy('createdAt');
  if (openSince === null) return all.execute();
  return all.where('endsAt', '>', openSince).where('status', '!=', 'cancelled').execute();
}
