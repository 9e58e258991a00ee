import { addDays, type Day, daysFrom } from '#core/calendar-day.ts';
import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  type ActiveSpan,
  type Booking,
  getBookingByLink,
  listActiveSpans,
} from '../booking.repository.server.ts';
import {
  companyToday,
  type DayAvailability,
  isMeeting,
  lastBookableDay,
  type NextSlot,
} from '../booking.ts';
import {
  availabilityContext,
  dayAvailability,
  firstFreeSlot,
  type ServerContext,
} from './availability.ts';
import {
  listBlockedTimes,
  listClosedDays,
  requireRules,
} from './booking-rules.repository.server.ts';

/** The lock of every change to bookings; no unique index can refuse slots that overlap. */
export const slotsLock = 'booking-slots';

/**
 * `movedId`: the booking that is being moved. `through`: a day beyond the horizon to judge as well.
 * `slotMinutes`: the length of the slots to judge, if it is not that of the rules.
 */
type Scope = { movedId?: string; through?: Day; slotMinutes?: number };

/** Returns the scope for moving a booking: a meeting stays as long as it was booked. */
export function scopeOfMove(booking: Booking): Scope {
  const { id, startsAt, endsAt } = booking;
  if (!isMeeting(booking)) return { movedId: id };
  return { movedId: id, slotMinutes: (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 };
}

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

/** Returns the slots of every day from the first to the last, both inclusive. */
export async function listAvailability(
  { database, clock }: Context,
  { from, to }: { from: Day; to: Day },
): Promise<DayAvailability[]> {
  const context = await database.read((db) => loadAvailabilityContext(db, clock()));
  return daysFrom(from, to).map((day) => dayAvailability(day, context));
}

/** Returns the first slot that is free now. */
export async function findNextSlot({ database, clock }: Context): Promise<NextSlot> {
  const context = await database.read((db) => loadAvailabilityContext(db, clock()));
  return { slot: firstFreeSlot(context) };
}

/** Returns the slots of those days for moving the booking behind a manage link, whose slot counts as free, or null. */
export async function listAvailabilityToMove(
  { database, clock }: Context,
  token: string,
  { from, to }: { from: Day; to: Day },
): Promise<DayAvailability[] | null> {
  const context = await database.read(async (db) => {
    const booking = await getBookingByLink(db, hashToken(token));
    return booking && loadAvailabilityContext(db, clock(), scopeOfMove(booking));
  });
  return context && daysFrom(from, to).map((day) => dayAvailability(day, context));
}
