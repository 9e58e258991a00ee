import { dayInWords } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import type { Month } from '../availability/components/calendar-month.ts';
import type { Day } from '../calendar-day.ts';

const monday = '2024-01-01';

function format(day: Day, language: Language, parts: Intl.DateTimeFormatOptions): string {
  return dayInWords(day, localeOf[language], parts);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The name of a month for a heading: "November 2026", "Novembro de 2026". */
export function monthInWords(month: Month, language: Language): string {
  return capital(format(`${month}-01`, language, { month: 'long', year: 'numeric' }));
}

/** A day without its year: "Tuesday 24 November", "terça-feira, 24 de novembro". */
export function shortDay(day: Day, language: Language): string {
  return format(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** The same as the start of a heading or a sentence. */
export function shortDayHeading(day: Day, language: Language): string {
  return capital(shortDay(day, language));
}

/** Three letters of the weekday: "Tue", "ter". Intl's own short forms fill a phone in Portuguese. */
export function weekdayLetters(day: Day, language: Language): string {
  return format(day, language, { weekday: 'long' }).slice(0, 3);
}

export type Weekday = { name: string; letters: string };

/** The seven weekdays, Monday first. */
export function weekdays(language: Language): Weekday[] {
  return Array.from({ length: 7 }, (_, place) => {
    const day = monday.slice(0, 9) + String(1 + place);
    const name = format(day, language, { weekday: 'long' });
    return { name, letters: name.slice(0, 3) };
  });
}
