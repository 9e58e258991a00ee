import { type Day, daysFrom } from '#core/calendar-day.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { lastBookableDay, type SlotTime } from '../booking.ts';
import { loadAvailabilityContext } from '../rules/availability.server.ts';
import { dayAvailability } from '../rules/availability.ts';

/** A day on which a meeting can begin, and when. Times are Lisbon's. */
export type MeetingDay = { date: Day; times: SlotTime[] };

/**
 * Returns the next days on which a meeting of some minutes can begin, from a day on, and the first such
 * day after them, or null.
 */
export async function listMeetingTimes(
  db: Queryable,
  now: Date,
  { minutes, from, most }: { minutes: number; from: Day | null; most: number },
): Promise<{ days: MeetingDay[]; next: Day | null }> {
  const context = await loadAvailabilityContext(db, now, { slotMinutes: minutes });
  const first = from !== null && from > context.today ? from : context.today;
  const found: MeetingDay[] = [];
  for (const date of daysFrom(first, lastBookableDay(context.today, context.rules.horizonDays))) {
    const slots = dayAvailability(date, context).slots.filter(({ available }) => available);
    if (slots.length === 0) continue;
    if (found.length === most) return { days: found, next: date };
    found.push({ date, times: slots.map(({ time }) => time) });
  }
  return { days: found, next: null };
}
