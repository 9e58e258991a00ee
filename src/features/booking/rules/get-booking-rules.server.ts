import type { Context } from '#platform/context/context.server.ts';
import { requireRules } from './booking-rules.repository.server.ts';
import type { BookingRules } from './booking-rules.ts';

/** Returns the booking rules. */
export async function getBookingRules({ database }: Context): Promise<BookingRules> {
  return database.read(requireRules);
}
