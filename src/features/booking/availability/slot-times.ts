import { zonedInstant } from '#core/zoned-instant.ts';
import { companyZone, type SlotTime } from '../booking.ts';
import type { Day } from '../calendar-day.ts';

const minute = 60_000;
const knownStarts = new Map<string, string>();
const mostKnownStarts = 5000;

/** The instant at which a slot starts: Lisbon's wall time, resolved for that date. */
export function slotStart(day: Day, time: SlotTime): string {
  const wallTime = `${day}T${time}`;
  const known = knownStarts.get(wallTime);
  if (known !== undefined) return known;
  const start = zonedInstant(day, time, companyZone);
  if (knownStarts.size >= mostKnownStarts) knownStarts.clear();
  knownStarts.set(wallTime, start);
  return start;
}

/** The instant at which a slot ends. */
export function slotEnd(startsAt: string, { slotMinutes }: { slotMinutes: number }): string {
  return new Date(Date.parse(startsAt) + slotMinutes * minute).toISOString();
}

/** When a slot of so many minutes ends, `HH:MM` of the same clock. */
export function slotEndTime(time: SlotTime, slotMinutes: number): string {
  return slotEnd(`1970-01-01T${time}Z`, { slotMinutes }).slice(11, 16);
}
