import { holidayOn } from './public-holidays.ts';
import { zonedInstant } from './zoned-instant.ts';
import { companyZone, readClock } from './zoned-time.ts';

const opens = '09:00';
const shuts = '18:00';
const hour = 3_600_000;

/** The working time of one working day, in milliseconds. */
export const workingDay = 9 * hour;

/** Returns whether the company works on a day, `YYYY-MM-DD`: no weekend, no public holiday in Lisbon. */
export function isWorkday(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && holidayOn(day) === null;
}

/** Returns the day after a day, `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
}

/** Returns when work begins and ends on a day, in milliseconds since 1970. */
function workOf(day: string): { start: number; end: number } {
  const [start = 0, end = 0] = [opens, shuts].map((time) =>
    Date.parse(zonedInstant(day, time, companyZone)),
  );
  return { start, end };
}

/** Returns the working milliseconds between two instants: workdays, 09:00 to 18:00 in Lisbon. */
export function workingTimeBetween(from: string, to: string): number {
  const last = readClock(to, companyZone).day;
  let total = 0;
  for (let { day } = readClock(from, companyZone); day <= last; day = dayAfter(day)) {
    if (!isWorkday(day)) continue;
    const { start, end } = workOf(day);
    total += Math.max(0, Math.min(end, Date.parse(to)) - Math.max(start, Date.parse(from)));
  }
  return total;
}

/** Returns the instant at which that many working milliseconds have passed. */
export function addWorkingTime(from: string, milliseconds: number): string {
  let left = milliseconds;
  let { day } = readClock(from, companyZone);
  for (;;) {
    const { start, end } = workOf(day);
    const begin = Math.max(start, Date.parse(from));
    const room = isWorkday(day) ? Math.max(0, end - begin) : 0;
    if (room >= left) return new Date(begin + left).toISOString();
    left -= room;
    day = dayAfter(day);
  }
}
