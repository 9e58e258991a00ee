import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { keepDaysWhole } from '#i18n/unbroken-words.ts';

/** Formats a day with its year: "Tuesday 24 November 2026", "terça-feira, 24 de novembro de 2026". */
export function formatLongDay(day: string, language: Language): string {
  return keepDaysWhole(formatDay(day, localeOf[language]));
}

/** Formats a day without its year: "Tuesday 24 November", "terça-feira, 24 de novembro". */
export function formatShortDay(day: string, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return keepDaysWhole(formatDay(day, localeOf[language], parts));
}

/** Does the same for the start of a line. */
export function formatDayHeading(day: string, language: Language): string {
  return capitalize(formatShortDay(day, language));
}

/** Formats a day within a sentence of figures: "4 December 2026", "4 de dezembro de 2026". */
export function formatPlainDay(day: string, language: Language): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return keepDaysWhole(formatDay(day, localeOf[language], parts));
}

/** Reads an instant on Lisbon's clock, in words: the day without its year, and the time. */
export function sayMoment(instant: string, language: Language): { day: string; time: string } {
  const { day, time } = readClock(instant, companyZone);
  return { day: formatShortDay(day, language), time: time };
}
