/** A calendar day as text, `YYYY-MM-DD`. Such days sort and compare as text. */
export type Day = string;

const dayMilliseconds = 86_400_000;

function asUtc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Whether `text` is `YYYY-MM-DD` and that day exists: `2026-02-30` does not. */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = asUtc(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The day `count` days later, earlier when negative. Calendar days have no zone and no hours. */
export function addDays(day: Day, count: number): Day {
  return new Date(asUtc(day) + count * dayMilliseconds).toISOString().slice(0, 10);
}

/** How many days lie between; negative when `to` is the earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((asUtc(to) - asUtc(from)) / dayMilliseconds);
}

/** Every day from the first to the last, both included; none when they are the wrong way round. */
export function daysFrom(first: Day, last: Day): Day[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** From 1, Monday, to 7, Sunday (ISO 8601). */
export function isoWeekday(day: Day): number {
  return new Date(asUtc(day)).getUTCDay() || 7;
}

export function isWeekend(day: Day): boolean {
  return isoWeekday(day) > 5;
}
