import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { getBookingByLink } from '../booking.repository.server.ts';
import type { DayAvailability } from '../booking.ts';
import { type Day, daysFrom } from '../calendar-day.ts';
import { situationAt } from './availability-context.server.ts';
import { judgeDay } from './judge-slots.ts';

/** The slots of every day from the first to the last, both included, as of now. */
export async function listAvailability(
  { database, clock }: Context,
  { from, to }: { from: Day; to: Day },
): Promise<DayAvailability[]> {
  const situation = await database.read((db) => situationAt(db, clock()));
  return daysFrom(from, to).map((day) => judgeDay(day, situation));
}

/**
 * The same for the holder of a manage link, as if their own booking were not there; null for an
 * unknown link.
 */
export async function listAvailabilityToMove(
  { database, clock }: Context,
  token: string,
  { from, to }: { from: Day; to: Day },
): Promise<DayAvailability[] | null> {
  const situation = await database.read(async (db) => {
    const booking = await getBookingByLink(db, hashToken(token));
    return booking && situationAt(db, clock(), booking.id);
  });
  return situation && daysFrom(from, to).map((day) => judgeDay(day, situation));
}
