import type { Clock } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { getBookingByLink } from './booking.repository.server.ts';
import type { ManagedBooking } from './booking.ts';
import { managedBooking } from './managed-booking.server.ts';

/** The booking that a manage link stands for; null for an unknown link. Changes nothing. */
export async function showBooking(
  { database, clock }: { database: Database; clock: Clock },
  token: string,
): Promise<ManagedBooking | null> {
  const booking = await database.read((db) => getBookingByLink(db, hashToken(token)));
  if (!booking) return null;
  return managedBooking(booking, clock());
}
