import type { Queryable } from '#platform/database/database.server.ts';
import { type ActiveSpan, listActiveSpans } from '../booking.repository.server.ts';
import { companyToday, lastBookableDay } from '../booking.ts';
import { addDays } from '../calendar-day.ts';
import { listClosedDays, requireRules } from '../rules/booking-rules.repository.server.ts';
import { availabilityContext, type ServerContext } from './availability-context.ts';

/** The lock of every change to bookings; no unique index can refuse slots that overlap. */
export const slotsLock = 'booking-slots';

/**
 * Loads the context for judging slots at `now`: the rules, the closed days, and the active bookings
 * from today to the horizon, except the one with `movedId`, which is being moved.
 */
export async function loadAvailabilityContext(
  db: Queryable,
  now: Date,
  movedId: string | null = null,
): Promise<ServerContext> {
  const rules = await requireRules(db);
  const today = companyToday(now);
  const end = addDays(lastBookableDay(today, rules.horizonDays), 1);
  const active = await listActiveSpans(db, {
    first: `${today}T00:00:00.000Z`,
    last: `${end}T00:00:00.000Z`,
    now: now.toISOString(),
  });
  const others = active.filter(({ id }) => id !== movedId);
  const closed = await listClosedDays(db, today);
  return availabilityContext({
    now,
    rules,
    closedDays: new Map(closed.map((day) => [day.day, day])),
    bookings: Map.groupBy(others, (booking: ActiveSpan) => booking.day),
  });
}
