import { addDays, type Day, isWeekend } from '#core/calendar-day.ts';
import type { CalendarDay, StaffCalendar } from '../staff-booking.schema.ts';
import { type CalendarAddress, rangeOf } from './calendar-address.ts';

/** A weekend is left out where nobody works and nothing is booked. */
function isWorked({ date, closure, bookings }: CalendarDay): boolean {
  if (bookings.length > 0) return true;
  return closure?.reason !== 'weekend' && !(isWeekend(date) && closure?.reason === 'past');
}

/** Returns the days that a week shows. */
export function workedDays(days: readonly CalendarDay[]): CalendarDay[] {
  return days.length === 1 ? [...days] : days.filter(isWorked);
}

/**
 * Returns the day that an address shows: the day it asks for, or else the first from today that is worked.
 * Null if it was not read.
 */
function dayOf({ day, isAsked }: CalendarAddress, { days }: StaffCalendar): CalendarDay | null {
  if (isAsked) return days.find(({ date }) => date === day) ?? null;
  return days.find((one) => one.date >= day && isWorked(one)) ?? null;
}

/**
 * Returns what was read as the address shows it, or null where it was read for another one. The days around
 * a day are read with it, so that the next one is there before it is asked for.
 */
export function shownCalendar(
  address: CalendarAddress,
  read: StaffCalendar | undefined,
): StaffCalendar | null {
  if (!read) return null;
  if (address.view === 'day') {
    const day = dayOf(address, read);
    return day && { ...read, days: [day] };
  }
  const { from, to } = rangeOf(address);
  const isOfRange = read.days[0]?.date === from && read.days.at(-1)?.date === to;
  return isOfRange ? read : null;
}

/** Returns the worked day before or after one, as far as the days around it are known. */
export function dayBeside(day: Day, step: -1 | 1, read: StaffCalendar | undefined): Day {
  const others = (read?.days ?? []).filter(
    (one) => isWorked(one) && (step < 0 ? one.date < day : one.date > day),
  );
  const nearest = step < 0 ? others.at(-1) : others[0];
  return nearest?.date ?? addDays(day, step);
}
