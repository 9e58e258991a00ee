import { searchText } from '#core/search-text.ts';
import { formatDay } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';

/** A day `YYYY-MM-DD` in Lisbon to close, all of it or from a time to another. */
export type TimesToClose = { day: string; from: string | null; to: string | null };

/** The weekdays from Monday, as both languages begin them. */
const weekdays = [
  ['mon', 'seg'],
  ['tue', 'ter'],
  ['wed', 'qua'],
  ['thu', 'qui'],
  ['fri', 'sex'],
  ['sat', 'sab'],
  ['sun', 'dom'],
] as const;

const months = [
  ['jan'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dec', 'dez'],
] as const;

/** What a part of a day is. */
const parts: Record<string, readonly [string, string]> = {
  morning: ['09:00', '13:00'],
  manha: ['09:00', '13:00'],
  afternoon: ['13:00', '18:00'],
  tarde: ['13:00', '18:00'],
};

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the day of a number in a month that is next, today included; null for no such day. */
function nextDate(number: number, month: number, today: string): string | null {
  for (const year of [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]) {
    const day = `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
    const isReal = new Date(Date.parse(day)).toString() !== 'Invalid Date';
    if (isReal && new Date(day).toISOString().startsWith(day) && day >= today) return day;
  }
  return null;
}

function readDay(words: readonly string[], today: string): string | null {
  const text = words.join(' ');
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0];
  if (iso && !Number.isNaN(Date.parse(iso))) return iso;
  const [, number, month] = /\b(\d{1,2})\/(\d{1,2})\b/.exec(text) ?? [];
  if (number && month) return nextDate(Number(number), Number(month), today);
  const named = months.findIndex((names) =>
    words.some((word) => names.some((name) => /^[a-z]{3,}$/.test(word) && word.startsWith(name))),
  );
  const date = words.find((word) => /^\d{1,2}$/.test(word));
  if (named >= 0 && date) return nextDate(Number(date), named + 1, today);
  if (words.some((word) => word === 'today' || word === 'hoje')) return today;
  if (words.some((word) => word === 'tomorrow' || word === 'amanha')) return addDays(today, 1);
  const weekday = weekdays.findIndex((names) =>
    words.some((word) => names.some((name) => word.startsWith(name))),
  );
  if (weekday < 0) return null;
  const now = (new Date(today).getUTCDay() + 6) % 7;
  return addDays(today, (weekday - now + 7) % 7);
}

function clock(hour: string, minutes = '00'): string {
  return `${hour.padStart(2, '0')}:${minutes}`;
}

/**
 * Reads what is to be closed, in either language: "friday afternoon", "sexta à tarde", "4 december",
 * "tomorrow 14-16". Null where no day is named.
 */
export function readTimes(text: string, today: string): TimesToClose | null {
  const folded = searchText(text);
  const hours =
    /\b(\d{1,2})(?:[:h](\d{2})?)?\s*(?:-|to|as|ate)\s*(\d{1,2})(?:[:h](\d{2})?)?(?!\d*[-/])\b/.exec(
      folded.replace(/\d{4}-\d{2}-\d{2}/, ''),
    );
  const rest = hours ? folded.replace(hours[0], ' ') : folded;
  const words = rest.split(' ').filter(Boolean);
  const day = readDay(words, today);
  if (day === null) return null;
  if (hours) {
    const [, from = '', fromMinutes, to = '', toMinutes] = hours;
    return { day, from: clock(from, fromMinutes), to: clock(to, toMinutes) };
  }
  const part = words.map((word) => parts[word]).find((one) => one !== undefined);
  return { day, from: part?.[0] ?? null, to: part?.[1] ?? null };
}

/** Formats a day as it is said: "Friday 4 December", "sexta-feira, 4 de dezembro". */
export function formatAskedDay(day: string, language: Language): string {
  return formatDay(day, localeOf[language], { weekday: 'long', day: 'numeric', month: 'long' });
}
