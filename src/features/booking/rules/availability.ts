import { type Day, daysFrom, isoWeekday, isWeekend } from '#core/calendar-day.ts';
import { holidayOn } from '#core/public-holidays.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import {
  type ClosedReason,
  companyToday,
  type DayAvailability,
  type FreeSlot,
  lastBookableDay,
  type NextSlot,
  type OfferedRules,
  type Slot,
  type SlotTime,
} from '../booking.ts';
import type { TimeRange } from '../booking-times.ts';
import type { BookingRules, ClosedDay } from './booking-rules.ts';

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

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

/** Why a day or a slot is closed, with the parameters of the text for that reason. */
export type Closure<Reason extends string = ClosedReason> = {
  reason: Reason;
  holiday?: Slot['holiday'];
  /** Why the company closed the day, in both languages. */
  note?: string | undefined;
  notePt?: string | undefined;
  /** The notice period of `too_soon`. */
  hours?: number;
  /** The horizon of `beyond_horizon`. */
  days?: number;
};

/**
 * What slots are judged by. The server fills it from the database, the browser from the API's
 * responses. `today` is Lisbon's day at `now`.
 */
export type AvailabilityContext = {
  now: Date;
  today: Day;
  rules: Pick<OfferedRules, 'weekdays' | 'noticeHours' | 'horizonDays'>;
  /** Returns the holiday on a day or why the company closed it, or null. */
  closedDay: (day: Day) => Closure | null;
  /** Returns why the bookings of a day conflict with a slot, or null. */
  occupied: (day: Day, time: SlotTime) => Closure | null;
};

/** Returns a closure with the number that the text for its reason needs. */
export function ruleClosure(
  reason: ClosedReason,
  { noticeHours, horizonDays }: AvailabilityContext['rules'],
): Closure {
  if (reason === 'too_soon') return { reason, hours: noticeHours };
  if (reason === 'beyond_horizon') return { reason, days: horizonDays };
  return { reason };
}

/** Returns why no slot of a day can be booked, or null if some may be free. */
export function judgeDay(day: Day, context: AvailabilityContext): Closure | null {
  const { today, rules } = context;
  if (day < today) return { reason: 'past' };
  if (!rules.weekdays.includes(isoWeekday(day)))
    return isWeekend(day) ? { reason: 'weekend' } : { ...context.closedDay(day), reason: 'closed' };
  const isBeyond = day > lastBookableDay(today, rules.horizonDays);
  return context.closedDay(day) ?? (isBeyond ? ruleClosure('beyond_horizon', rules) : null);
}

/** Returns why a slot cannot be booked, or null if it can: the only place that decides this. */
export function judgeSlot(day: Day, time: SlotTime, context: AvailabilityContext): Closure | null {
  const { now, rules } = context;
  const closed = judgeDay(day, context);
  if (closed) return closed;
  const ahead = Date.parse(slotStart(day, time)) - now.getTime();
  if (ahead <= 0) return { reason: 'past' };
  if (ahead < rules.noticeHours * hour) return ruleClosure('too_soon', rules);
  return context.occupied(day, time);
}

/** A time without consultations: hours that staff closed, or at which the owner is busy elsewhere. */
export type BlockedTime = TimeRange & { by: 'closed_hours' | 'busy' };

/** The booking rules, what is closed, and the active bookings by day, as stored at `now`. */
export type BookingCalendar = {
  now: Date;
  rules: BookingRules;
  closedDays: ReadonlyMap<Day, ClosedDay>;
  bookings: ReadonlyMap<Day, readonly TimeRange[]>;
  blocked: readonly BlockedTime[];
};

/** What a slot conflicts with; `buffer`: it is too near to a booking, `full`: the day has its most. */
export type Conflict = 'booked' | 'buffer' | 'full' | BlockedTime['by'];

/** The server's context, with all of the rules. */
export type ServerContext = AvailabilityContext & {
  rules: BookingRules;
  /** Returns everything that a slot conflicts with; visitors learn only that it is taken or full. */
  conflicts: (day: Day, time: SlotTime) => Conflict[];
};

function closedDay(day: Day, { closedDays }: BookingCalendar): Closure | null {
  const holiday = holidayOn(day);
  const closed = closedDays.get(day);
  const notes = closed && { note: closed.note, notePt: closed.notePt };
  if (holiday) return { reason: 'holiday', holiday, ...notes };
  return notes ? { reason: 'closed', ...notes } : null;
}

type BlockersOf = (day: Day) => { from: number; to: number; by: BlockedTime['by'] }[];

/** Finds the blocked times near a day, read once: a whole calendar is judged slot by slot. */
function findBlockers(blocked: readonly BlockedTime[]): BlockersOf {
  const all = blocked.map(({ startsAt, endsAt, by }) => {
    return { from: Date.parse(startsAt), to: Date.parse(endsAt), by };
  });
  const byDay = new Map<Day, typeof all>();
  return (day) => {
    const known = byDay.get(day);
    if (known) return known;
    // A day in Lisbon lies within a day before and two after its midnight in UTC.
    const midnight = Date.parse(day);
    const near = all.filter(
      ({ from, to }) => to > midnight - dayLength && from < midnight + 2 * dayLength,
    );
    byDay.set(day, near);
    return near;
  };
}

function overlaps({ startsAt, endsAt }: TimeRange, from: number, to: number): boolean {
  return Date.parse(startsAt) < to && Date.parse(endsAt) > from;
}

// Slots begin at six or later and buffers last two hours at most, so other days cannot interfere.
function conflicts(
  day: Day,
  time: SlotTime,
  { rules, bookings, blockersOf }: BookingCalendar & { blockersOf: BlockersOf },
): Conflict[] {
  const booked = bookings.get(day) ?? [];
  const startsAt = slotStart(day, time);
  const [from, to] = [Date.parse(startsAt), Date.parse(slotEnd(startsAt, rules))];
  const buffer = rules.bufferMinutes * minute;
  const isBooked = booked.some((other) => overlaps(other, from, to));
  const isNear = booked.some((other) => overlaps(other, from - buffer, to + buffer));
  const isFull = rules.mostPerDay !== null && booked.length >= rules.mostPerDay;
  const blockers = blockersOf(day).filter((range) => range.from < to && range.to > from);
  // A meeting may be longer than the slots, of which none goes on into the next day.
  const goesOn = readClock(new Date(to - minute), companyZone).day !== day;
  return [
    ...(isBooked ? (['booked'] as const) : isNear ? (['buffer'] as const) : []),
    ...(isFull ? (['full'] as const) : []),
    ...new Set([...(goesOn ? (['closed_hours'] as const) : []), ...blockers.map(({ by }) => by)]),
  ];
}

/** Returns the context in which the server judges slots. */
export function availabilityContext(stored: BookingCalendar): ServerContext {
  const { now, rules } = stored;
  const calendar = { ...stored, blockersOf: findBlockers(stored.blocked) };
  return {
    now,
    today: companyToday(now),
    rules,
    closedDay: (day) => closedDay(day, calendar),
    occupied(day, time) {
      const found = conflicts(day, time, calendar);
      if (found.length === 0) return null;
      return { reason: found.every((conflict) => conflict === 'full') ? 'full' : 'taken' };
    },
    conflicts: (day, time) => conflicts(day, time, calendar),
  };
}

export type SlotRefusal =
  | { code: 'slot_unknown' }
  | { code: 'slot_closed'; closure: Closure }
  | { code: 'slot_taken'; nearest: FreeSlot[] };

/** How many slots are offered instead of a taken one. */
const offeredSlots = 3;

/**
 * Returns the requested slot, or why it cannot be booked, with the nearest free ones if it is taken.
 * `currentStart` is the start of the booking that is being moved, which is not offered again.
 */
export function requestSlot(
  day: Day,
  time: SlotTime,
  context: ServerContext,
  currentStart: string | null = null,
): Result<FreeSlot, SlotRefusal> {
  if (!slotTimesOn(day, context.rules).includes(time)) return refuse({ code: 'slot_unknown' });
  const startsAt = slotStart(day, time);
  const closure = judgeSlot(day, time, context);
  if (closure === null) return accept({ date: day, time, startsAt });
  if (closure.reason === 'taken' || closure.reason === 'full') {
    const free = nearestFreeSlots(startsAt, context, offeredSlots + 1);
    const nearest = free.filter((slot) => slot.startsAt !== currentStart).slice(0, offeredSlots);
    return refuse({ code: 'slot_taken', nearest });
  }
  return refuse({ code: 'slot_closed', closure });
}

/** Returns the free slots nearest to a start, nearest first; of two equally near, the earlier first. */
export function nearestFreeSlots(
  wanted: string,
  context: ServerContext,
  count: number = offeredSlots,
): FreeSlot[] {
  const { today, rules } = context;
  const free = daysFrom(today, lastBookableDay(today, rules.horizonDays)).flatMap((date) =>
    slotTimesOn(date, rules)
      .filter((time) => judgeSlot(date, time, context) === null)
      .map((time) => ({ date, time, startsAt: slotStart(date, time) })),
  );
  return free
    .map((slot) => ({ slot, distance: distance(slot.startsAt, wanted) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ slot }) => slot);
}

/** Returns the free slot that comes first, and until when it can be booked; null without one. */
export function firstFreeSlot(context: ServerContext): NextSlot['slot'] {
  const { today, rules } = context;
  for (const date of daysFrom(today, lastBookableDay(today, rules.horizonDays))) {
    const time = slotTimesOn(date, rules)
      .toSorted()
      .find((one) => judgeSlot(date, one, context) === null);
    if (time === undefined) continue;
    const startsAt = slotStart(date, time);
    const until = new Date(Date.parse(startsAt) - rules.noticeHours * hour).toISOString();
    return { date, time, startsAt, until };
  }
  return null;
}

function distance(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}

/** Returns a slot as the API lists it. */
export function slotAvailability(day: Day, time: SlotTime, context: ServerContext): Slot {
  const startsAt = slotStart(day, time);
  const closure = judgeSlot(day, time, context);
  if (closure === null) return { time, startsAt, available: true };
  const { reason, holiday } = closure;
  const named = reason === 'holiday' && holiday ? { holiday } : {};
  return { time, startsAt, available: false, reason, ...named };
}

/** Returns a day's slots as the API lists them, and why the company closed the day. */
export function dayAvailability(day: Day, context: ServerContext): DayAvailability {
  const times = slotTimesOn(day, context.rules);
  const slots = times.map((time) => slotAvailability(day, time, context));
  const closure = judgeDay(day, context);
  if (closure?.reason !== 'closed' || closure.note === undefined) return { date: day, slots };
  return { date: day, slots, note: closure.note, notePt: closure.notePt };
}
