import { holidayOn } from '#core/public-holidays.ts';
import { companyToday, type SlotTime } from '../booking.ts';
import type { TimeRange } from '../booking-times.ts';
import type { Day } from '../calendar-day.ts';
import type { BookingRules, ClosedDay } from '../rules/booking-rules.ts';
import type { AvailabilityContext, Closure } from './judge-slots.ts';
import { slotEnd, slotStart } from './slot-times.ts';

/** The booking rules, the closed days and the active bookings by day, as stored at `now`. */
export type BookingCalendar = {
  now: Date;
  rules: BookingRules;
  closedDays: ReadonlyMap<Day, ClosedDay>;
  bookings: ReadonlyMap<Day, readonly TimeRange[]>;
};

/** The server's context, with all of the rules. */
export type ServerContext = AvailabilityContext & { rules: BookingRules };

const minute = 60_000;

function closedDay(day: Day, { closedDays }: BookingCalendar): Closure | null {
  const holiday = holidayOn(day);
  const closed = closedDays.get(day);
  const notes = closed && { note: closed.note, notePt: closed.notePt };
  if (holiday) return { reason: 'holiday', holiday, ...notes };
  return notes ? { reason: 'closed', ...notes } : null;
}

// Slots begin at six or later and buffers last two hours at most, so other days cannot interfere.
function occupied(day: Day, time: SlotTime, { rules, bookings }: BookingCalendar): Closure | null {
  const booked = bookings.get(day) ?? [];
  const startsAt = slotStart(day, time);
  const buffer = rules.bufferMinutes * minute;
  const from = Date.parse(startsAt) - buffer;
  const to = Date.parse(slotEnd(startsAt, rules)) + buffer;
  if (booked.some((other) => Date.parse(other.startsAt) < to && Date.parse(other.endsAt) > from))
    return { reason: 'taken' };
  const isFull = rules.mostPerDay !== null && booked.length >= rules.mostPerDay;
  return isFull ? { reason: 'full' } : null;
}

/** Returns the context in which the server judges slots. */
export function availabilityContext(calendar: BookingCalendar): ServerContext {
  const { now, rules } = calendar;
  return {
    now,
    today: companyToday(now),
    rules,
    closedDay: (day) => closedDay(day, calendar),
    occupied: (day, time) => occupied(day, time, calendar),
  };
}
