import {
  type ClosedReason,
  lastBookableDay,
  type OfferedRules,
  type Slot,
  type SlotTime,
} from '../booking.ts';
import { type Day, isoWeekday, isWeekend } from '../calendar-day.ts';
import { slotStart } from './slot-times.ts';

const hour = 3_600_000;

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
