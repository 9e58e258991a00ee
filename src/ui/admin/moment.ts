import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';

const dayMilliseconds = 86_400_000;

type Options = Intl.DateTimeFormatOptions;
const weekday: Options = { weekday: 'short' };
const weekdayAndDay: Options = { weekday: 'short', day: 'numeric', month: 'short' };
const dayOfYear: Options = { day: 'numeric', month: 'short' };
const fullDay: Options = { weekday: 'long', day: 'numeric', month: 'long' };

/** Returns the days from today in Lisbon to a day `YYYY-MM-DD`: 0 for today, 1 for tomorrow. */
export function daysAhead(day: string, now: number): number {
  const today = readClock(new Date(now), companyZone).day;
  return Math.round((Date.parse(day) - Date.parse(today)) / dayMilliseconds);
}

/** Formats a past moment for a narrow place: the time, then the weekday and time, then the day. */
export function formatBriefly(at: string, now: number, language: Language): string {
  const { day, time } = readClock(at, companyZone);
  const ahead = daysAhead(day, now);
  const shown = time;
  if (ahead === 0) return shown;
  const name = (options: Options) => formatDay(day, localeOf[language], options);
  return ahead < 0 && ahead > -7 ? `${name(weekday)} ${shown}` : name(dayOfYear);
}

/** Formats a moment with its day: "Tuesday 15 April, 10:50". */
export function formatFully(at: string, language: Language): string {
  const { day, time } = readClock(at, companyZone);
  return `${formatDay(day, localeOf[language], fullDay)}, ${time}`;
}

const near = {
  en: { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' },
  pt: { '-1': 'ontem', 0: 'hoje', 1: 'amanhã' },
} as const;

/** Formats a moment by its distance: "10:50 today", "hoje, 10:50", "Mon 24 Nov, 10:50". */
export function formatNear(at: string, now: number, language: Language): string {
  const { day, time } = readClock(at, companyZone);
  const word = near[language][daysAhead(day, now) as 0 | 1 | -1];
  const shown = time;
  if (!word) return `${formatDay(day, localeOf[language], weekdayAndDay)}, ${shown}`;
  return language === 'pt' ? `${word}, ${shown}` : `${shown} ${word}`;
}

/** Formats the company's day at an instant: "22 Nov 2026", "22/11/2026". */
export function formatShortDay(instant: string, language: Language): string {
  const { day } = readClock(instant, companyZone);
  const month = language === 'pt' ? 'numeric' : 'short';
  return formatDay(day, localeOf[language], { day: 'numeric', month, year: 'numeric' });
}

/** Formats day and time of an instant (ISO 8601) in Lisbon, for a table: "22/11/2026, 09:29". */
export function formatInstant(at: string, language: Language): string {
  return `${formatShortDay(at, language)}, ${readClock(at, companyZone).time}`;
}

/** Formats an instant (ISO 8601) as one says it soon after: the time of today, else day and time. */
export function formatRecent(at: string, language: Language, now: Date): string {
  const isToday = daysAhead(readClock(at, companyZone).day, now.getTime()) === 0;
  return isToday ? readClock(at, companyZone).time : formatInstant(at, language);
}

/** Formats a duration in milliseconds: "45 min", "2 h 10 min", "3 days". */
export function formatDuration(milliseconds: number, language: Language): string {
  const minutes = Math.max(1, Math.round(Math.abs(milliseconds) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} ${language === 'pt' ? 'dias' : 'days'}`;
  const rest = minutes % 60;
  return rest === 0 || hours >= 24 ? `${hours} h` : `${hours} h ${rest} min`;
}
