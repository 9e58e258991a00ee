import { zonedInstant } from '#core/zoned-instant.ts';
import { companyZone } from '#core/zoned-time.ts';
import type { OfferedRules, SlotTime } from '../booking.ts';
import { type Day, isoWeekday } from '../calendar-day.ts';

const minute = 60_000;
const cachedStarts = new Map<string, string>();
const maxCachedStarts = 5000;

/** Returns the instant at which a slot starts, from its day and time in Lisbon. */
export function slotStart(day: Day, time: SlotTime): string {
  const wallTime = `${day}T${time}`;
  const cached = cachedStarts.get(wallTime);
  if (cached !== undefined) return cached;
  const start = zonedInstant(day, time, companyZone);
  if (cachedStarts.size >= maxCachedStarts) cachedStarts.clear();
  cachedStarts.set(wallTime, start);
  return start;
}

/** Returns the times of a day's slots: those of its weekday, if it has its own. */
export function slotTimesOn(
  day: Day,
  { slotTimes, weekdaySlots = {} }: Pick<OfferedRules, 'slotTimes' | 'weekdaySlots'>,
): readonly SlotTime[] {
  return weekdaySlots[`${isoWeekday(day)}` as keyof typeof weekdaySlots] ?? slotTimes;
}

/** Returns the instant at which a slot ends. */
export function slotEnd(startsAt: string, { slotMinutes }: { slotMinutes: number }): string {
  return new Date(Date.parse(startsAt) + slotMinutes * minute).toISOString();
}

/** Returns when a slot ends, as `HH:MM` on the same clock. */
export function slotEndTime(time: SlotTime, slotMinutes: number): string {
  return slotEnd(`1970-01-01T${time}Z`, { slotMinutes }).slice(11, 16);
}
