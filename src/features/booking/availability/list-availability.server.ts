import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { getBookingByLink } from '../booking.repository.server.ts';
import type { DayAvailability } from '../booking.ts';
import { type Day, daysFrom } from '../calendar-day.ts';
import { loadAvailabilityContext } from './availability-context.server.ts';
import { dayAvailability } from './day-availability.ts';

/** Returns the slots of every day from the first to the last, both inclusive. */
export async function listAvailability(
  { database, clock }: Context,
  { from, to }: { from: Day; to: Day },
): Promise<DayAvailability[]> {
  const context = await database.read((db) => loadAvailabilityContext(db, clock()));
  return daysFrom(from, to).map((day) => dayAvailability(day, context));
}

/** Returns the same for moving the booking behind a manage link, whose slot counts as free, or null. */
export async function listAvailabilityToMove(
  { database, clock }: Context,
  token: string,
  { from, to }: { from: Day; to: Day },
): Promise<DayAvailability[] | null> {
  const context = await database.read(async (db) => {
    const booking = await getBookingByLink(db, hashToken(token));
    return booking && loadAvailabilityContext(db, clock(), { movedId: booking.id });
  });
  return context && daysFrom(from, to).map((day) => dayAvailability(day, context));
}
