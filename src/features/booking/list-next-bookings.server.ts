import type { Context } from '#platform/context/context.server.ts';
import type { BookingTable } from './booking.tables.ts';
import { listBookings } from './booking-list.repository.server.ts';

/** Returns the bookings that have not ended, soonest first; a held one only while it is held. */
export async function listNextBookings({ database, clock }: Context): Promise<BookingTable[]> {
  const now = clock().toISOString();
  const open = await database.read((db) => listBookings(db, now));
  return open.filter(({ heldUntil, status }) => status !== 'held' || (heldUntil ?? '') > now);
}
