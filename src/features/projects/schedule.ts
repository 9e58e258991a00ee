import { addWorkdays, workdayFrom } from '#core/workdays.ts';
import { dayAfter, isWorkday } from '#core/working-time.ts';

// Days are `YYYY-MM-DD` on Lisbon's calendar; working days leave out weekends and public holidays.

/** Returns how many working days follow a day, up to another and with it. */
export function workdaysBetween(after: string, through: string): number {
  let count = 0;
  for (let day = dayAfter(after); day <= through; day = dayAfter(day))
    if (isWorkday(day)) count += 1;
  return count;
}

/** Whether the next reminder comes late: the request is due, or was. */
export function isLate(dueDay: string | null, today: string): boolean {
  return dueDay !== null && workdayFrom(dueDay) < today;
}

type Asked = {
  dueDay: string | null;
  /** The day on which it was done or withdrawn; null while it is open. */
  closedDay: string | null;
};

/**
 * Returns on how many working days, up to `through`, the client was late with one request or more. A
 * day counts once, however many requests are late on it.
 */
export function lateDays(requests: readonly Asked[], through: string): number {
  const late = new Set<string>();
  for (const { dueDay, closedDay } of requests) {
    if (dueDay === null) continue;
    const last = closedDay !== null && closedDay < through ? closedDay : through;
    for (let day = dayAfter(workdayFrom(dueDay)); day <= last; day = dayAfter(day))
      if (isWorkday(day)) late.add(day);
  }
  return late.size;
}

type Planned = { side: 'client' | 'company'; days: number };

/**
 * Returns the working days that steps take: ours one after the other, and those of the client that
 * follow each other at once, because they are asked for together.
 */
export function plannedDays(steps: readonly Planned[]): { ours: number; theirs: number } {
  let ours = 0;
  let theirs = 0;
  let together = 0;
  for (const { side, days } of steps) {
    if (side === 'client') {
      together = Math.max(together, days);
      continue;
    }
    theirs += together;
    together = 0;
    ours += days;
  }
  return { ours, theirs: theirs + together };
}

export type Promised = {
  startDay: string;
  steps: readonly Planned[];
  requests: readonly Asked[];
  /** Working days of pauses that have ended. */
  pausedDays: number;
  /** Since which day work is paused; null if it is not. */
  pausedDay: string | null;
};

/**
 * Returns the day for which the work is promised, as of a day: its start, our days, the client's days,
 * each day that the client was late, and each day of a pause. Null for work without steps.
 */
export function promisedDay(work: Promised, today: string): string | null {
  const { startDay, steps, requests, pausedDays, pausedDay } = work;
  if (steps.length === 0) return null;
  const { ours, theirs } = plannedDays(steps);
  const late = lateDays(requests, pausedDay !== null && pausedDay < today ? pausedDay : today);
  const waiting = pausedDay === null ? 0 : workdaysBetween(pausedDay, today);
  return addWorkdays(startDay, ours + theirs + late + pausedDays + waiting);
}
