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
import { addDays, type Day, isWeekend } from './calendar-day.ts';
import { holidayOn } from './holidays.ts';

/** What a slot is judged by: the moment, and the starts (UTC instants) of active bookings. */
export type Situation = { now: Date; taken: ReadonlySet<string> };

const hour = 3_600_000;

/** The instant at which a slot starts: Lisbon's wall time, resolved for that date. */
export function slotStart(day: Day, time: SlotTime): string {
  const start = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(companyZone);
  return new Date(start.epochMilliseconds).toISOString();
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
  const last = lastBookableDay(today);
  const free: FreeSlot[] = [];
  for (let day = today; day <= last; day = addDays(day, 1)) {
    for (const { time, startsAt, available } of judgeDay(day, situation).slots)
      if (available) free.push({ date: day, time, startsAt });
  }
  const distance = (slot: FreeSlot) => Math.abs(Date.parse(slot.startsAt) - Date.parse(wanted));
  return free.sort((one, other) => distance(one) - distance(other)).slice(0, count);
}
