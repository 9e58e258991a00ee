import type { Context } from '#platform/context/context.server.ts';
import { companyToday } from '../booking.ts';
import { listClosedDays } from './booking-rules.repository.server.ts';
import type { ClosedDay } from './booking-rules.ts';

/** The days from today on that the owner closed. */
export async function listComingClosedDays({ database, clock }: Context): Promise<ClosedDay[]> {
  return database.read((db) => listClosedDays(db, companyToday(clock())));
}
