import { hashToken } from '#core/ids.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { getBookingByLink } from './booking.repository.server.ts';
import type { ManagedBooking } from './booking.ts';

/** The booking that a manage link stands for; null for an unknown link. Changes nothing. */
export async function showBooking(
  { database }: { database: Database },
  token: string,
): Promise<ManagedBooking | null> {
  const booking = await database.read((db) => getBookingByLink(db, hashToken(token)));
  if (!booking) return null;
  const { reference, status, startsAt, endsAt, timeZone, name } = booking;
  const language = booking.language === 'pt' ? 'pt' : 'en';
  return { reference, status, startsAt, endsAt, timeZone, language, name };
}
