import { addDays, type Day, daysFrom, isoWeekday } from '../../calendar-day.ts';

/** A month as text, `YYYY-MM`. Such months sort and compare as text. */
export type Month = string;

/** Rows that every month is drawn with, so that the page below never moves. */
export const rowsShown = 6;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The month `count` months later, earlier when negative. */
export function addMonths(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

export function lastDayOf(month: Month): Day {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

/** Place of a day in its week: 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return isoWeekday(day) - 1;
}

/** The weeks of a month, Monday first; null where a week belongs to the month before or after. */
export function weeksOf(month: Month): (Day | null)[][] {
  const days = daysFrom(firstDayOf(month), lastDayOf(month));
  const before = weekdayOf(firstDayOf(month));
  const cells = [...Array<null>(before).fill(null), ...days];
  const weeks: (Day | null)[][] = [];
  for (let start = 0; start < cells.length; start += 7)
    weeks.push(Array.from({ length: 7 }, (_, place) => cells[start + place] ?? null));
  return weeks;
}

/** The same date of another month; its last day where that month is shorter. */
function sameDate(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months);
  const wanted = `${month}${day.slice(7)}`;
  const last = lastDayOf(month);
  return wanted > last ? last : wanted;
}

/** Where a key leads from a day (ARIA practices, date grid); null for a key that moves nothing. */
export function dayReachedBy(key: string, day: Day): Day | null {
  if (key === 'ArrowLeft') return addDays(day, -1);
  if (key === 'ArrowRight') return addDays(day, 1);
  if (key === 'ArrowUp') return addDays(day, -7);
  if (key === 'ArrowDown') return addDays(day, 7);
  if (key === 'Home') return addDays(day, -weekdayOf(day));
  if (key === 'End') return addDays(day, 6 - weekdayOf(day));
  if (key === 'PageUp') return sameDate(day, -1);
  if (key === 'PageDown') return sameDate(day, 1);
  return null;
}

/** `day`, or the nearer end of the span where it lies outside. */
export function within(day: Day, first: Day, last: Day): Day {
  if (day < first) return first;
  return day > last ? last : day;
}
