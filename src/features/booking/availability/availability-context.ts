import { holidayOn } from '#core/public-holidays.ts';
import { companyToday, type SlotTime } from '../booking.ts';
import type { TimeRange } from '../booking-times.ts';
import type { Day } from '../calendar-day.ts';
import type { BookingRules, ClosedDay } from '../rules/booking-rules.ts';
import type { AvailabilityContext, Closure } from './judge-slots.ts';
import { slotEnd, slotStart } from './slot-times.ts';

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

const minute = 60_000;
const dayLength = 24 * 60 * minute;

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
  return [
    ...(isBooked ? (['booked'] as const) : isNear ? (['buffer'] as const) : []),
    ...(isFull ? (['full'] as const) : []),
    ...new Set(blockers.map(({ by }) => by)),
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
