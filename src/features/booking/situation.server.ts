import { toInstant } from '#core/clock.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Situation } from './availability.server.ts';
import { takenStarts } from './booking.repository.server.ts';
import { companyToday, lastBookableDay } from './booking.ts';
import { addDays } from './calendar-day.ts';

/** What slots are judged by now: the active bookings up to the horizon. */
export async function situationAt(db: Queryable, now: Date): Promise<Situation> {
  const today = companyToday(now);
  const end = `${addDays(lastBookableDay(today), 1)}T00:00:00.000Z`;
  return { now, taken: await takenStarts(db, toInstant(now), end) };
}
