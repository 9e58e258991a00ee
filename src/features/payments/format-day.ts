import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { keepDaysWhole, onOneLine } from '#i18n/unbroken-words.ts';

/** Formats a day `YYYY-MM-DD`, which no line tears: "25 December 2026". */
export function formatLongDay(day: string, language: Language): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return keepDaysWhole(formatDay(day, localeOf[language], parts));
}

/** Formats the day of an instant in Lisbon. */
export function formatDayOf(instant: string, language: Language): string {
  return formatLongDay(readClock(instant, companyZone).day, language);
}

/** Formats a day of the next weeks, whose year goes without saying: "Friday 25 December". */
export function formatShortDay(day: string, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return keepDaysWhole(formatDay(day, localeOf[language], parts));
}

/** Formats a day for a stamp, on one line: "26 Nov 2026". pt-PT writes the month in figures beside its day. */
export function formatStampDay(day: string, language: Language): string {
  const [year, , date] = day.split('-');
  const month = formatDay(day, localeOf[language], { month: 'short' });
  return onOneLine(`${Number(date)} ${month} ${year}`);
}
