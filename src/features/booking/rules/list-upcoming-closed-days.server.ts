import type { Context } from '#platform/context/context.server.ts';
import { companyToday } from '../booking.ts';
import { listClosedDays } from './booking-rules.repository.server.ts';
import type { ClosedDay } from './booking-rules.ts';

/** Returns the days that the owner closed, from today on. */
export async function listUpcomingClosedDays({ database, clock }: Context): Promise<ClosedDay[]> {
  return database.read((db) => listClosedDays(db, companyToday(clock())));
}
