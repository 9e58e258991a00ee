import type { Queryable } from '#platform/database/database.server.ts';
import { type ActiveSpan, listActiveSpans } from '../booking.repository.server.ts';
import { companyToday, lastBookableDay } from '../booking.ts';
import { addDays, type Day } from '../calendar-day.ts';
import { listClosedDays, requireRules } from '../rules/booking-rules.repository.server.ts';
import { availabilityContext, type ServerContext } from './availability-context.ts';
import { listBlockedTimes } from './blocked-times.repository.server.ts';

/** The lock of every change to bookings; no unique index can refuse slots that overlap. */
export const slotsLock = 'booking-slots';

/**
 * `movedId`: the booking that is being moved. `through`: a day beyond the horizon to judge as well.
 * `slotMinutes`: the length of the slots to judge, if it is not that of the rules.
 */
type Scope = { movedId?: string; through?: Day; slotMinutes?: number };

/**
 * Loads the context for judging slots at `now`: the rules, what is closed, and the active bookings
 * from today to the horizon, except the one that is being moved.
 */
export async function loadAvailabilityContext(
  db: Queryable,
  now: Date,
  { movedId, through = '', slotMinutes }: Scope = {},
): Promise<ServerContext> {
  const current = await requireRules(db);
  const rules = slotMinutes === undefined ? current : { ...current, slotMinutes };
  const today = companyToday(now);
  const horizon = lastBookableDay(today, rules.horizonDays);
  const range = {
    first: `${today}T00:00:00.000Z`,
    last: `${addDays(through > horizon ? through : horizon, 1)}T00:00:00.000Z`,
  };
  const active = await listActiveSpans(db, { ...range, now: now.toISOString() });
  const others = active.filter(({ id }) => id !== movedId);
  const closed = await listClosedDays(db, today);
  return availabilityContext({
    now,
    rules,
    closedDays: new Map(closed.map((day) => [day.day, day])),
    bookings: Map.groupBy(others, (booking: ActiveSpan) => booking.day),
    blocked: await listBlockedTimes(db, range),
  });
}
