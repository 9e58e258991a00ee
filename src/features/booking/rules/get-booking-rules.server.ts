import type { Database } from '#platform/database/database.server.ts';
import { requireRules } from './booking-rules.repository.server.ts';
import type { BookingRules } from './booking-rules.ts';

/** The rules that the owner set. */
export async function getBookingRules({ database }: { database: Database }): Promise<BookingRules> {
  return database.read(requireRules);
}
