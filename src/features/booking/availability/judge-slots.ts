import { Temporal } from 'temporal-polyfill';
import { accept, type Result, refuse } from '#core/result.ts';
import {
  type ClosedReason,
  companyToday,
  companyZone,
  type DayAvailability,
  type FreeSlot,
  lastBookableDay,
  type Slot,
  type SlotTime,
} from '../booking.ts';
import { type Day, daysFrom, isoWeekday, isWeekend } from '../calendar-day.ts';
import type { BookingRules, ClosedDay } from '../rules/booking-rules.ts';
import { holidayOn } from './holidays.ts';

export type Span = { startsAt: string; endsAt: string };

/** What slots are judged by: the moment, the owner's rules, and active bookings by their day. */
export type Situation = {
  now: Date;
  rules: BookingRules;
  closedDays: ReadonlyMap<Day, ClosedDay>;
  taken: ReadonlyMap<Day, readonly Span[]>;
};

export type SlotRefusal =
  | { code: 'slot_unknown' }
  | { code: 'slot_closed'; slot: Slot; rules: BookingRules; closedDay: ClosedDay | null }
  | { code: 'slot_taken'; nearest: FreeSlot[] };

/** How many slots are offered instead of one that is gone. */
const offered = 3;
const minute = 60_000;
const hour = 60 * minute;

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

/** The instant at which a slot ends. */
export function slotEnd(startsAt: string, { slotMinutes }: BookingRules): string {
  return new Date(Date.parse(startsAt) + slotMinutes * minute).toISOString();
}

// No slot begins before six and no buffer ends after two, so only bookings of the same day reach it.
function isTaken(day: Day, startsAt: string, { rules, taken }: Situation): boolean {
  const buffer = rules.bufferMinutes * minute;
  const from = Date.parse(startsAt) - buffer;
  const to = Date.parse(slotEnd(startsAt, rules)) + buffer;
  const near = taken.get(day) ?? [];
  return near.some((span) => Date.parse(span.startsAt) < to && Date.parse(span.endsAt) > from);
}

function closedReason(day: Day, startsAt: string, situation: Situation): ClosedReason | null {
  const { now, rules, closedDays, taken } = situation;
  const today = companyToday(now);
  const ahead = Date.parse(startsAt) - now.getTime();
  if (day < today) return 'past';
  if (!rules.weekdays.includes(isoWeekday(day))) return isWeekend(day) ? 'weekend' : 'closed';
  if (holidayOn(day) !== null) return 'holiday';
  if (closedDays.has(day)) return 'closed';
  if (day > lastBookableDay(today, rules.horizonDays)) return 'beyond_horizon';
  if (ahead <= 0) return 'past';
  if (ahead < rules.noticeHours * hour) return 'too_soon';
  if (isTaken(day, startsAt, situation)) return 'taken';
  const isFull = rules.mostPerDay !== null && (taken.get(day)?.length ?? 0) >= rules.mostPerDay;
  return isFull ? 'full' : null;
}

/** Decides whether a slot can be booked. Listing, booking and moving all ask here and only here. */
export function judgeSlot(day: Day, time: SlotTime, situation: Situation): Slot {
  const startsAt = slotStart(day, time);
  const reason = closedReason(day, startsAt, situation);
  if (reason === null) return { time, startsAt, available: true };
  const holiday = reason === 'holiday' ? holidayOn(day) : null;
  return { time, startsAt, available: false, reason, ...(holiday && { holiday }) };
}

/** The slots of a day, and why the owner closed it. */
export function judgeDay(day: Day, situation: Situation): DayAvailability {
  const { rules, closedDays } = situation;
  const slots = rules.slotTimes.map((time) => judgeSlot(day, time, situation));
  const closed = slots[0]?.reason === 'closed' ? closedDays.get(day) : undefined;
  return { date: day, slots, ...(closed && { note: closed.note, notePt: closed.notePt }) };
}

/**
 * The slot that somebody asks for, or why it cannot be had, with the nearest ones instead; `own` is
 * the start of a booking that is being moved, which is no other time for it.
 */
export function askForSlot(
  day: Day,
  time: SlotTime,
  situation: Situation,
  own: string | null = null,
): Result<Slot, SlotRefusal> {
  const { rules, closedDays } = situation;
  if (!rules.slotTimes.includes(time)) return refuse({ code: 'slot_unknown' });
  const slot = judgeSlot(day, time, situation);
  if (slot.available) return accept(slot);
  if (slot.reason === 'taken' || slot.reason === 'full') {
    const free = nearestFreeSlots(slot.startsAt, situation, offered + 1);
    const nearest = free.filter(({ startsAt }) => startsAt !== own).slice(0, offered);
    return refuse({ code: 'slot_taken', nearest });
  }
  return refuse({ code: 'slot_closed', slot, rules, closedDay: closedDays.get(day) ?? null });
}

/** The free slots nearest to a wanted start, the nearest first, the earlier of two equals first. */
export function nearestFreeSlots(
  wanted: string,
  situation: Situation,
  count: number = offered,
): FreeSlot[] {
  const today = companyToday(situation.now);
  const days = daysFrom(today, lastBookableDay(today, situation.rules.horizonDays));
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
