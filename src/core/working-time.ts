import { holidayOn } from './public-holidays.ts';
import { companyZone, readClock, zonedInstant } from './zoned-time.ts';

const hour = 3_600_000;

/** When the company is open on a workday: Lisbon's clock, `HH:MM`, and the days on which it is shut. */
export type OfficeTime = { opens: string; shuts: string; closedDays: ReadonlySet<string> };

/** Without the owner's own hours and closed days. */
export const usualOffice: OfficeTime = { opens: '09:00', shuts: '18:00', closedDays: new Set() };

/** The working time of one usual working day, in milliseconds. */
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

/** Returns when work begins and ends on a day, in milliseconds since 1970; null on a day without work. */
function workOf(day: string, office: OfficeTime): { start: number; end: number } | null {
  if (!isWorkday(day) || office.closedDays.has(day)) return null;
  const [start = 0, end = 0] = [office.opens, office.shuts].map((time) =>
    Date.parse(zonedInstant(day, time, companyZone)),
  );
  return { start, end };
}

/** Returns how long the company works on a day that it does, in milliseconds. */
export function lengthOfDay({ opens, shuts }: OfficeTime): number {
  return Date.parse(`1970-01-01T${shuts}Z`) - Date.parse(`1970-01-01T${opens}Z`);
}

/** Returns the working milliseconds between two instants. */
export function workingTimeBetween(from: string, to: string, office = usualOffice): number {
  const last = readClock(to, companyZone).day;
  let total = 0;
  for (let { day } = readClock(from, companyZone); day <= last; day = dayAfter(day)) {
    const work = workOf(day, office);
    if (work === null) continue;
    const { start, end } = work;
    total += Math.max(0, Math.min(end, Date.parse(to)) - Math.max(start, Date.parse(from)));
  }
  return total;
}

/** Returns the instant at which that many working milliseconds have passed. */
export function addWorkingTime(from: string, milliseconds: number, office = usualOffice): string {
  let left = milliseconds;
  let { day } = readClock(from, companyZone);
  for (;;) {
    const work = workOf(day, office);
    const begin = Math.max(work?.start ?? 0, Date.parse(from));
    const room = work === null ? 0 : Math.max(0, work.end - begin);
    if (work !== null && room >= left) return new Date(begin + left).toISOString();
    left -= room;
    day = dayAfter(day);
  }
}

/** Returns whether the company is open at an instant, its opening and its closing included. */
export function isOpenAt(instant: string, office: OfficeTime): boolean {
  const work = workOf(readClock(instant, companyZone).day, office);
  const at = Date.parse(instant);
  return work !== null && work.start <= at && at <= work.end;
}

/** Returns the first instant, not before another, at which the company is open. */
export function nextOpenMoment(from: string, office: OfficeTime): string {
  const at = Date.parse(from);
  for (let { day } = readClock(from, companyZone); ; day = dayAfter(day)) {
    const work = workOf(day, office);
    if (work !== null && at <= work.end) return new Date(Math.max(work.start, at)).toISOString();
  }
}

/** A time in which the company is open; instants. */
export type Opening = { from: string; to: string };

/** A year without an open day is not searched further. */
const mostDaysAhead = 366;

/** Returns the next times in which the company is open, the one that an instant lies in included. */
export function nextOpenings(from: string, count: number, office: OfficeTime): Opening[] {
  const found: Opening[] = [];
  let { day } = readClock(from, companyZone);
  for (let ahead = 0; ahead < mostDaysAhead && found.length < count; ahead += 1) {
    const work = workOf(day, office);
    if (work !== null && work.end > Date.parse(from))
      found.push({
        from: new Date(work.start).toISOString(),
        to: new Date(work.end).toISOString(),
      });
    day = dayAfter(day);
  }
  return found;
}

/** Returns the last instant between two, both included, at which the company is open; null without one. */
export function lastOpenMoment(from: string, to: string, office: OfficeTime): string | null {
  const last = readClock(to, companyZone).day;
  let found: number | null = null;
  for (let { day } = readClock(from, companyZone); day <= last; day = dayAfter(day)) {
    const work = workOf(day, office);
    if (work === null) continue;
    const end = Math.min(work.end, Date.parse(to));
    if (end >= Math.max(work.start, Date.parse(from))) found = end;
  }
  return found === null ? null : new Date(found).toISOString();
}
