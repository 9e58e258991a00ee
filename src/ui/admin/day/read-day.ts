import { addDays, type Day, isoWeekday, isRealDay } from '#core/calendar-day.ts';
import { monthNamed, weekdayNamed } from '#core/calendar-words.ts';
import { formatDay } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';

/** Without accents, in lower case, so that `terça`, `Terca` and `TERÇA` are one word. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const padded = (number: number, length = 2) => String(number).padStart(length, '0');

function dayOf(year: number, month: number, date: number): Day | null {
  const day = `${padded(year, 4)}-${padded(month)}-${padded(date)}`;
  return isRealDay(day) ? day : null;
}

/** Returns a day without a year: the next one that comes, or today. */
function nextDayOf(month: number, date: number, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const day = dayOf(year, month, date);
  return day !== null && day < today ? dayOf(year + 1, month, date) : day;
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/**
 * Reads a day as people write it, in either language, the day before the month: `28/11/2026`, `28.11`,
 * `28 Nov 2026`, `28 de novembro`, `Fri`, `amanhã`, `2026-11-28`. A day without a year, or a weekday, is the
 * next that comes. Null for anything else.
 */
export function readDay(text: string, today: Day): Day | null {
  const words = plain(text).replace(/,/g, ' ').replace(/\s+/g, ' ');
  if (isRealDay(words)) return words;
  if (words === 'today' || words === 'hoje') return today;
  if (words === 'tomorrow' || words === 'amanha') return addDays(today, 1);
  const figures = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(words);
  if (figures) {
    const [, date = '', month = '', year] = figures;
    return year
      ? dayOf(fullYear(year), Number(month), Number(date))
      : nextDayOf(Number(month), Number(date), today);
  }
  const weekday = /^[a-z]{3,}(-feira)?$/.test(words) ? weekdayNamed(words) : 0;
  if (weekday > 0) return addDays(today, (weekday + 7 - isoWeekday(today)) % 7);
  const named =
    /^(?:[a-z-]+ )?(\d{1,2})(?:st|nd|rd|th|\.|º)? (?:de )?([a-z]{3,})\.?(?: (?:de )?(\d{4}|\d{2}))?$/.exec(
      words,
    );
  if (!named) return null;
  const [, date = '', name = '', year] = named;
  const month = monthNamed(name);
  if (month === 0) return null;
  return year ? dayOf(fullYear(year), month, Number(date)) : nextDayOf(month, Number(date), today);
}

/** Writes a day as a field shows it: "28 Nov 2026", "28/11/2026". */
export function writeDay(day: Day, language: Language): string {
  if (!isRealDay(day)) return '';
  const month = language === 'pt' ? '2-digit' : 'short';
  return formatDay(day, localeOf[language], { day: '2-digit', month, year: 'numeric' });
}

/**
 * Reads a time of day as people write it, as `HH:MM`: `9`, `9h`, `9h30`, `9:30`, `0930`, `9.30`, `2pm`.
 * Null for anything else.
 */
export function readTime(text: string): string | null {
  const match = /^(\d{1,2})(?:\s*[h:.]\s*(\d{2})?|(\d{2}))?\s*(?:(am|pm)|h|m)?$/.exec(
    plain(text).replace(/(?<=[ap])\.m\.?$/, 'm'),
  );
  if (!match) return null;
  const [, hours = '', after, figures, half] = match;
  const minute = Number(after ?? figures ?? 0);
  const hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return null;
  const onClock = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
  return onClock < 24 && minute < 60 ? `${padded(onClock)}:${padded(minute)}` : null;
}
