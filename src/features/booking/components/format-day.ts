import { formatDay } from '#core/zoned-time.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { keepDaysWhole } from '#i18n/unbroken-words.ts';
import type { Month } from '../availability/components/calendar-month.ts';
import type { Day } from '../calendar-day.ts';

const monday = '2024-01-01';

function format(day: Day, language: Language, options?: Intl.DateTimeFormatOptions): string {
  return keepDaysWhole(formatDay(day, localeOf[language], options));
}

/** Formats a month for a heading: "November 2026", "Novembro de 2026". */
export function formatMonth(month: Month, language: Language): string {
  return capitalize(format(`${month}-01`, language, { month: 'long', year: 'numeric' }));
}

/** Formats a day with its year: "Tuesday 24 November 2026", "terça-feira, 24 de novembro de 2026". */
export function formatLongDay(day: Day, language: Language): string {
  return format(day, language);
}

/** Formats a day without its year: "Tuesday 24 November", "terça-feira, 24 de novembro". */
export function formatShortDay(day: Day, language: Language): string {
  return format(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Does the same for the start of a heading or a sentence. */
export function formatDayHeading(day: Day, language: Language): string {
  return capitalize(formatShortDay(day, language));
}

/** Formats the weekday as one word: "Tuesday", "terça" for "terça-feira". */
export function formatWeekday(day: Day, language: Language): string {
  return format(day, language, { weekday: 'long' }).replace(/-.*/, '');
}

/** Formats a day in two parts that are read as one: "Thursday 10" and "December", "quinta, 10" and "de dezembro". */
export function formatDayParts(day: Day, language: Language): { first: string; month: string } {
  const first = format(day, language, { weekday: 'long', day: 'numeric' });
  const month = format(day, language, { day: 'numeric', month: 'long' });
  return { first: first.replace('-feira', ''), month: month.replace(/^\d+\s/, '') };
}

/** Returns three letters of the weekday, "Tue", "ter": Intl's own are too wide in Portuguese. */
export function weekdayAbbreviation(day: Day, language: Language): string {
  return format(day, language, { weekday: 'long' }).slice(0, 3);
}

export type Weekday = { name: string; abbreviation: string };

/** Returns the seven weekdays, Monday first. */
export function weekdays(language: Language): Weekday[] {
  return Array.from({ length: 7 }, (_, place) => {
    const day = monday.slice(0, 9) + String(1 + place);
    const name = format(day, language, { weekday: 'long' });
    return { name, abbreviation: name.slice(0, 3) };
  });
}
