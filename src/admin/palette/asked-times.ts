import { addDays, isoWeekday } from '#core/calendar-day.ts';
import { monthNamed, weekdayNamed } from '#core/calendar-words.ts';
import { searchText } from '#core/search-text.ts';
import { formatDay } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';

/** A day `YYYY-MM-DD` in Lisbon to close, all of it or from a time to another. */
export type TimesToClose = { day: string; from: string | null; to: string | null };

/** What a part of a day is. */
const parts: Record<string, readonly [string, string]> = {
  morning: ['09:00', '13:00'],
  manha: ['09:00', '13:00'],
  afternoon: ['13:00', '18:00'],
  tarde: ['13:00', '18:00'],
};

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
  const [named] = words
    .filter((word) => /^[a-z]{3,}$/.test(word))
    .map(monthNamed)
    .filter(Boolean);
  const date = words.find((word) => /^\d{1,2}$/.test(word));
  if (named && date) return nextDate(Number(date), named, today);
  if (words.some((word) => word === 'today' || word === 'hoje')) return today;
  if (words.some((word) => word === 'tomorrow' || word === 'amanha')) return addDays(today, 1);
  const [weekday] = words.map(weekdayNamed).filter(Boolean);
  return weekday ? addDays(today, (weekday + 7 - isoWeekday(today)) % 7) : null;
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
