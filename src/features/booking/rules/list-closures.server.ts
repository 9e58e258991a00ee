import type { Context } from '#platform/context/context.server.ts';
import { companyToday } from '../booking.ts';
import { listClosedDays } from './booking-rules.repository.server.ts';
import type { ClosedDay } from './booking-rules.ts';
import { type ClosedHours, listClosedHours } from './closed-hours.repository.server.ts';

const everAfter = '9999-12-31';

/** Returns the days and hours that staff closed, from today on. */
export async function listClosures({
  database,
  clock,
}: Context): Promise<{ days: ClosedDay[]; hours: ClosedHours[] }> {
  const today = companyToday(clock());
  return database.read(async (db) => ({
    days: await listClosedDays(db, today),
    hours: await listClosedHours(db, { from: today, to: everAfter }),
  }));
}
