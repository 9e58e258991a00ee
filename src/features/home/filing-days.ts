import { dayAfter, isWorkday } from '#core/working-time.ts';

/** A day of every year: `02-20`. */
type YearDay = string;

function isYearDay(text: string): boolean {
  if (!/^\d{2}-\d{2}$/.test(text)) return false;
  const read = new Date(`2001-${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(5, 10) === text;
}

/** Returns whether a list can be drawn: days such as `02-20`, at most one in a month. */
export function areFilingDays(days: readonly string[]): boolean {
  const months = new Set(days.map((day) => day.slice(0, 2)));
  return days.every(isYearDay) && months.size === days.length;
}

/**
 * Returns the first working day from a day, `YYYY-MM-DD`, on: a date on a weekend or a public holiday
 * moves to it (Código Civil, article 279, e).
 */
function dueDay(day: string): string {
  let due = day;
  while (!isWorkday(due)) due = dayAfter(due);
  return due;
}

/** A filing that comes next: its day, and the working day on which it is due at the latest. */
export type NextFiling = { day: YearDay; due: string };

/** Returns the filing day that is due next, counted from a day, `YYYY-MM-DD`; null if there is none. */
export function nextFiling(days: readonly YearDay[], today: string): NextFiling | null {
  const year = Number(today.slice(0, 4));
  // A day at the end of December may be due in January.
  const coming = [year - 1, year, year + 1]
    .flatMap((one) => days.map((day) => ({ day, due: dueDay(`${one}-${day}`) })))
    .filter(({ due }) => due >= today)
    .sort((one, other) => one.due.localeCompare(other.due));
  return coming[0] ?? null;
}
