import { zonedInstant } from '#core/zoned-instant.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';

const opens = '09:00';
const shuts = '18:00';
const hour = 3_600_000;

/** How much working time is left of a promise when the company is reminded of it. */
const alarmHours = 4;

function isWorkday(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 24 * hour).toISOString().slice(0, 10);
}

/** Returns the milliseconds from Monday to Friday, 09:00 to 18:00 in Lisbon, between two instants. */
export function workingTimeBetween(from: string, to: string): number {
  const last = readClock(to, companyZone).day;
  let total = 0;
  for (let { day } = readClock(from, companyZone); day <= last; day = dayAfter(day)) {
    if (!isWorkday(day)) continue;
    const start = Math.max(Date.parse(zonedInstant(day, opens, companyZone)), Date.parse(from));
    const end = Math.min(Date.parse(zonedInstant(day, shuts, companyZone)), Date.parse(to));
    total += Math.max(0, end - start);
  }
  return total;
}

/** Returns whether at most four working hours are left until the promised answer. */
export function isAlarmDue(now: string, answerBy: string): boolean {
  return workingTimeBetween(now, answerBy) <= alarmHours * hour;
}
