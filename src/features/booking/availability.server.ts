import { Temporal } from 'temporal-polyfill';
import {
  type ClosedReason,
  companyToday,
  companyZone,
  type DayAvailability,
  type FreeSlot,
  lastBookableDay,
  noticeHours,
  type Slot,
  type SlotTime,
  slotMinutes,
  slotTimes,
} from './booking.ts';
import { type Day, daysFrom, isWeekend } from './calendar-day.ts';
import { holidayOn } from './holidays.ts';

/** What slots are judged by: the moment, and the starts (UTC instants) of active bookings. */
export type Situation = { now: Date; taken: ReadonlySet<string> };

const hour = 3_600_000;

const knownStarts = new Map<string, string>();
const mostKnownStarts = 5000;

/** The instant at which a slot starts: Lisbon's wall time, resolved for that date. */
export function slotStart(day: Day, time: SlotTime): string {
  const wallTime = `${day}T${time}`;
  const known = knownStarts.get(wallTime);
  if (known !== undefined) return known;
  const start = Temporal.PlainDateTime.from(wallTime).toZonedDateTime(companyZone);
  const instant = new Date(start.epochMilliseconds).toISOString();
  if (knownStarts.size >= mostKnownStarts) knownStarts.clear();
  knownStarts.set(wallTime, instant);
  return instant;
}

/** The instant at which a slot ends, `slotMinutes` after its start. */
export function slotEnd(startsAt: string): string {
  return new Date(Date.parse(startsAt) + slotMinutes * 60_000).toISOString();
}

function closedReason(day: Day, startsAt: string, { now, taken }: Situation): ClosedReason | null {
  const today = companyToday(now);
  const ahead = Date.parse(startsAt) - now.getTime();
  if (day < today) return 'past';
  if (isWeekend(day)) return 'weekend';
  if (holidayOn(day) !== null) return 'holiday';
  if (day > lastBookableDay(today)) return 'beyond_horizon';
  if (ahead <= 0) return 'past';
  if (ahead < noticeHours * hour) return 'too_soon';
  return taken.has(startsAt) ? 'taken' : null;
}

/** Decides whether a slot can be booked. Listing, booking and moving all ask here and only here. */
export function judgeSlot(day: Day, time: SlotTime, situation: Situation): Slot {
  const startsAt = slotStart(day, time);
  const reason = closedReason(day, startsAt, situation);
  if (reason === null) return { time, startsAt, available: true };
  const holiday = reason === 'holiday' ? holidayOn(day) : null;
  return { time, startsAt, available: false, reason, ...(holiday && { holiday }) };
}

/** The six slots of a day. */
export function judgeDay(day: Day, situation: Situation): DayAvailability {
  return { date: day, slots: slotTimes.map((time) => judgeSlot(day, time, situation)) };
}

/** The free slots nearest to a wanted start, the nearest first, the earlier of two equals first. */
export function nearestFreeSlots(wanted: string, situation: Situation, count = 3): FreeSlot[] {
  const today = companyToday(situation.now);
  const days = daysFrom(today, lastBookableDay(today));
  const free = days.flatMap((day) =>
    judgeDay(day, situation).slots.flatMap(({ time, startsAt, available }) =>
      available ? [{ date: day, time, startsAt, away: distance(startsAt, wanted) }] : [],
    ),
  );
  return free
    .sort((one, other) => one.away - other.away)
    .slice(0, count)
    .map(({ away: _, ...slot }) => slot);
}

function distance(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}
