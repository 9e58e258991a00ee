import type { Clock } from '#core/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { judgeDay } from './availability.server.ts';
import type { DayAvailability } from './booking.ts';
import { type Day, daysFrom } from './calendar-day.ts';
import { situationAt } from './situation.server.ts';

/** The slots of every day from the first to the last, both included, as of now. */
export async function listAvailability(
  { database, clock }: { database: Database; clock: Clock },
  { from, to }: { from: Day; to: Day },
): Promise<DayAvailability[]> {
  const situation = await database.read((db) => situationAt(db, clock()));
  return daysFrom(from, to).map((day) => judgeDay(day, situation));
}
