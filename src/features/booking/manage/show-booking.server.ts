import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { getBookingByLink } from '../booking.repository.server.ts';
import type { ManagedBooking } from '../booking.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import { managedBooking } from './managed-booking.server.ts';

/** Returns the booking behind a manage link, or null for an unknown link. */
export async function showBooking(
  { database, clock }: Context,
  token: string,
): Promise<ManagedBooking | null> {
  return database.read(async (db) => {
    const booking = await getBookingByLink(db, hashToken(token));
    return booking ? managedBooking(booking, await requireRules(db), clock()) : null;
  });
}
