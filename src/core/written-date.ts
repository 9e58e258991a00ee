import { monthNamed } from './calendar-words.ts';

/** A day as a table writes it, `day` being ISO 8601; both readings where day and month may be either. */
export type WrittenDate = { day: string; time: string; other: string | null };

/** Which of the two numbers before the year comes first. */
export type DateOrder = 'day' | 'month';

const iso = /^(\d{4})([-/.])(\d\d?)\2(\d\d?)(?!\d)/;
const compact = /^(\d{4})()(\d\d)(\d\d)(?!\d)/;
const numbers = /^(\d\d?)([/. -])(\d\d?)\2(\d{4}|\d\d)(?!\d)/;
/** How many days after 1899-12-30, as Excel shows a date in a cell without a format. */
const serial = /^[2-7]\d{4}(?=$|[.,]\d)/;
const weekday = /^\p{L}{3,}(?:-feira)?\.?,?\s+(?=\d|\p{L}{3})/iu;
const monthFirst = /^(\p{L}{3,12})\.?\s+(\d\d?)(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/iu;
const named =
  /^(\d\d?)(?:st|nd|rd|th|\.?[ºo°])?(?:[\s./-]+|\s+de\s+)(\p{L}{3,12})\.?(?:[\s./-]+|\s+de\s+)(\d{4}|\d\d)(?!\d)/iu;
const clock = /^(?:[T,\s]\s*)?(\d\d?)[:h](\d\d)(?::\d\d(?:[.,]\d+)?)?\s*(?:([ap])\.?\s?m\.?)?$/i;

/** Excel reads two digits up to 29 as 20…, the others as 19…. */
function yearOf(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < 30 ? 2000 + year : 1900 + year;
}

function toDay(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? text : null;
}

/** Reads what follows a day: `14:30`, `2:30 PM`, `14h30`; `00:00` where nothing does; null if it is none. */
function readTime(text: string): string | null {
  if (text.trim() === '') return '00:00';
  const [, hours = '', minutes = '', half] = clock.exec(text) ?? [];
  if (hours === '') return null;
  const isLate = half?.toLowerCase() === 'p';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isLate ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** The day that begins a text in either order of its numbers, and how long it is. */
function readDay(
  text: string,
): { byDay: string | null; byMonth: string | null; length: number } | null {
  const only = (day: string | null, length: number) => ({ byDay: day, byMonth: day, length });
  const asIso = iso.exec(text) ?? compact.exec(text);
  if (asIso) {
    const day = toDay(Number(asIso[1]), Number(asIso[3]), Number(asIso[4]));
    return only(day, asIso[0].length);
  }
  const [days] = serial.exec(text) ?? [];
  if (days !== undefined) {
    const day = new Date(Date.UTC(1899, 11, 30 + Number(days))).toISOString().slice(0, 10);
    return only(day, text.length);
  }
  const asNumbers = numbers.exec(text);
  if (asNumbers) {
    const [all, first, , second, digits = ''] = asNumbers;
    const year = yearOf(digits);
    return {
      byDay: toDay(year, Number(second), Number(first)),
      byMonth: toDay(year, Number(first), Number(second)),
      length: all.length,
    };
  }
  const asMonthFirst = monthFirst.exec(text);
  if (asMonthFirst) {
    const [all, word = '', first, digits = ''] = asMonthFirst;
    return only(toDay(yearOf(digits), monthNamed(word), Number(first)), all.length);
  }
  const asNamed = named.exec(text);
  if (!asNamed) return null;
  const [all, first, word = '', digits = ''] = asNamed;
  return only(toDay(yearOf(digits), monthNamed(word), Number(first)), all.length);
}

/**
 * Reads a day, with a time or without: `2024-05-02`, `02/05/2024`, `2.5.24 14:30`, `2 mai 2024`, `quinta, 2 de maio
 * de 2024`, `May 2, 2024`, `45414`. The day comes first unless only the other order gives one, or the file has the month first. Null if it
 * is no day of the calendar.
 */
export function readDate(given: string, order: DateOrder = 'day'): WrittenDate | null {
  const text = monthFirst.test(given) ? given : given.replace(weekday, '');
  const found = readDay(text);
  if (!found) return null;
  const { byDay, byMonth, length } = found;
  const [chosen, rest] = order === 'day' ? [byDay, byMonth] : [byMonth, byDay];
  const day = chosen ?? rest;
  const time = readTime(text.slice(length));
  if (day === null || time === null) return null;
  return { day, time, other: chosen !== null && rest !== chosen ? rest : null };
}

/** The order that a date shows by a number above 12; null where it shows none. */
export function orderShownBy(text: string): DateOrder | null {
  const found = readDay(text);
  if (!found || (found.byDay === null) === (found.byMonth === null)) return null;
  return found.byDay === null ? 'month' : 'day';
}
