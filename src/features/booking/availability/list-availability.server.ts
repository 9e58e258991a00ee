import type { Clock } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { getBookingByLink } from '../booking.repository.server.ts';
import type { DayAvailability } from '../booking.ts';
import { type Day, daysFrom } from '../calendar-day.ts';
import { situationAt } from './availability-context.server.ts';
import { judgeDay } from './judge-slots.ts';

/** The slots of every day from the first to the last, both included, as of now. */
export async function listAvailability(
  { database, clock }: { database: Database; clock: Clock },
  { from, to }: { from: Day; to: Day },
): Promise<DayAvailability[]> {
  const situation = await database.read((db) => situationAt(db, clock()));
  return daysFrom(from, to).map((day) => judgeDay(day, situation));
}

/**
 * The same as it is for the holder of a manage link, whose own booking stands in nobody's way;
 * null for an unknown link.
 */
export async function listAvailabilityToMove(
  { database, clock }: { database: Database; clock: Clock },
  token: string,
  { from, to }: { from: Day; to: Day },
): Promise<DayAvailability[] | null> {
  const situation = await database.read(async (db) => {
    const booking = await getBookingByLink(db, hashToken(token));
    return booking && situationAt(db, clock(), booking.id);
  });
  return situation && daysFrom(from, to).map((day) => judgeDay(day, situation));
}
