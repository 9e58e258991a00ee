import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { getBookingByLink } from '../booking.repository.server.ts';
import type { ManagedBooking } from '../booking.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import { managedBooking } from './managed-booking.server.ts';

/** The booking that a manage link stands for; null for an unknown link. Changes nothing. */
export async function showBooking(
  { database, clock }: Context,
  token: string,
): Promise<ManagedBooking | null> {
  return database.read(async (db) => {
    const booking = await getBookingByLink(db, hashToken(token));
    return booking ? managedBooking(booking, await requireRules(db), clock()) : null;
  });
}
