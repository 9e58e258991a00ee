import { addDays, type Day, daysFrom, isoWeekday } from './calendar-day.ts';

/** A month, `YYYY-MM`, which sorts and compares as text. */
export type Month = string;

/** The number of rows of every month, so that the page below does not shift. */
export const displayedRows = 6;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** Returns the month `count` months later, or earlier if negative. */
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

/** So many days that can be chosen make a month worth opening on. */
const enoughDays = 5;

/**
 * Returns the month that a calendar opens on: that of today while it has five days to choose from, else
 * the next, unless that one has none at all.
 */
export function openingMonth(today: Day, lastDay: Day, isOpen: (day: Day) => boolean): Month {
  const current = monthOf(today);
  const next = addMonths(current, 1);
  const openIn = (month: Month) =>
    daysFrom(clampDay(today, firstDayOf(month), lastDayOf(month)), lastDayOf(month)).filter(isOpen)
      .length;
  if (next > monthOf(lastDay)) return current;
  const left = openIn(current);
  return left >= enoughDays || openIn(next) === 0 ? current : next;
}

/** Returns a day's index in its week: 0 for Monday to 6 for Sunday. */
export function weekdayIndex(day: Day): number {
  return isoWeekday(day) - 1;
}

/** Returns the weeks of a month, Monday first, with null for the days of adjacent months. */
export function weeksOf(month: Month): (Day | null)[][] {
  const days = daysFrom(firstDayOf(month), lastDayOf(month));
  const before = weekdayIndex(firstDayOf(month));
  const cells = [...Array<null>(before).fill(null), ...days];
  const weeks: (Day | null)[][] = [];
  for (let start = 0; start < cells.length; start += 7)
    weeks.push(Array.from({ length: 7 }, (_, place) => cells[start + place] ?? null));
  return weeks;
}

/** Returns the same date in another month, or its last day if that month is shorter. */
function sameDate(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months);
  const wanted = `${month}${day.slice(7)}`;
  const last = lastDayOf(month);
  return wanted > last ? last : wanted;
}

/** Returns the day that a key moves to (ARIA APG, date grid), or null for any other key. */
export function dayForKey(key: string, day: Day): Day | null {
  if (key === 'ArrowLeft') return addDays(day, -1);
  if (key === 'ArrowRight') return addDays(day, 1);
  if (key === 'ArrowUp') return addDays(day, -7);
  if (key === 'ArrowDown') return addDays(day, 7);
  if (key === 'Home') return addDays(day, -weekdayIndex(day));
  if (key === 'End') return addDays(day, 6 - weekdayIndex(day));
  if (key === 'PageUp') return sameDate(day, -1);
  if (key === 'PageDown') return sameDate(day, 1);
  return null;
}

/** Returns `day`, or the nearer of `first` and `last` if it is outside them. */
export function clampDay(day: Day, first: Day, last: Day): Day {
  if (day < first) return first;
  return day > last ? last : day;
}
