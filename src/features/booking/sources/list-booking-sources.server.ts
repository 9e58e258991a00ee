import type { Context } from '#platform/context/context.server.ts';
import { companyToday } from '../booking.ts';
import { addDays } from '../calendar-day.ts';
import { listSources, type SourceCount } from './booking-sources.repository.server.ts';

/** Returns the bookings of each source in the last `days` days, the most frequent first. */
export async function listBookingSources(
  { database, clock }: Context,
  days: number,
): Promise<SourceCount[]> {
  const since = addDays(companyToday(clock()), 1 - days);
  return database.read((db) => listSources(db, since));
}
