/** A calendar day, `YYYY-MM-DD`, which sorts and compares as text. */
export type Day = string;

const dayMilliseconds = 86_400_000;

function asUtc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Returns whether `text` is `YYYY-MM-DD` and names a day that exists: `2026-02-30` does not. */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = asUtc(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns the day `count` days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(asUtc(day) + count * dayMilliseconds).toISOString().slice(0, 10);
}

/** Returns the number of days from one day to another, negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((asUtc(to) - asUtc(from)) / dayMilliseconds);
}

/** Returns every day from the first to the last, both inclusive; none if the last is earlier. */
export function daysFrom(first: Day, last: Day): Day[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Returns the weekday from 1, Monday, to 7, Sunday (ISO 8601). */
export function isoWeekday(day: Day): number {
  return new Date(asUtc(day)).getUTCDay() || 7;
}

export function isWeekend(day: Day): boolean {
  return isoWeekday(day) > 5;
}
