import { dayAfter, isWorkday } from './working-time.ts';

// Days are `YYYY-MM-DD` on Lisbon's calendar; working days leave out weekends and public holidays.

/** Returns a day, or the next working day where it is none. */
export function workdayFrom(day: string): string {
  let found = day;
  while (!isWorkday(found)) found = dayAfter(found);
  return found;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** Returns the working day that many working days after a day, or before it where `count` is negative. */
export function addWorkdays(day: string, count: number): string {
  const step = count < 0 ? dayBefore : dayAfter;
  let found = workdayFrom(day);
  for (let left = Math.abs(count); left > 0; ) {
    found = step(found);
    if (isWorkday(found)) left -= 1;
  }
  return found;
}

/** Returns the days on which a request is reminded of: two before it is due, on the day, and after it. */
export function reminderDays(dueDay: string): string[] {
  const due = workdayFrom(dueDay);
  return [-2, 0, 3, 8, 13, 18].map((count) => addWorkdays(due, count));
}
