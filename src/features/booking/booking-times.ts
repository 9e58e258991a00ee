import type { Day } from '#core/calendar-day.ts';
import type { Month } from '#core/calendar-month.ts';
import { type ClockReading, companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { keepDaysWhole } from '#i18n/unbroken-words.ts';
import { formatZoneCity } from '#i18n/zone-city.ts';
import type { VisitorTime } from './slots/components/visitor-clock.ts';

/** A booking on one clock: the zone, the day and the times, `10:00` or `10:00`, for a sentence. */
export type TimesOnClock = { zone: string; day: string; from: string; to: string };

/** Lisbon's clock and the visitor's: whether they show the same day, and the same day and time. */
type BothClocks<Reading> = {
  lisbon: Reading;
  visitor: Reading;
  sameDay: boolean;
  sameTime: boolean;
};

/** Both clocks of a booking. */
export type BookingTimes = BothClocks<TimesOnClock>;

/** Instants. */
export type TimeRange = { startsAt: string; endsAt: string };

function formatOnClock(
  { startsAt, endsAt }: TimeRange,
  zone: string,
  language: Language,
): TimesOnClock {
  const start = readClock(startsAt, zone);
  return {
    zone,
    day: formatLongDay(start.day, language),
    from: start.time,
    to: readClock(endsAt, zone).time,
  };
}

/** Reads an instant on Lisbon's clock and on the visitor's. */
export function compareClocks(instant: string, timeZone: string): BothClocks<ClockReading> {
  const lisbon = readClock(instant, companyZone);
  const visitor = readClock(instant, timeZone);
  const sameDay = lisbon.day === visitor.day;
  return { lisbon, visitor, sameDay, sameTime: sameDay && lisbon.time === visitor.time };
}

/** Formats a booking's times for mails, screens and calendar files alike; its days do not break. */
export function bookingTimes(range: TimeRange, timeZone: string, language: Language): BookingTimes {
  const { sameDay, sameTime } = compareClocks(range.startsAt, timeZone);
  const lisbon = formatOnClock(range, companyZone, language);
  const visitor = formatOnClock(range, timeZone, language);
  return { lisbon, visitor, sameDay, sameTime };
}

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

type Weekday = { name: string; abbreviation: string };

/** Returns the seven weekdays, Monday first. */
export function weekdays(language: Language): Weekday[] {
  return Array.from({ length: 7 }, (_, place) => {
    const day = monday.slice(0, 9) + String(1 + place);
    const name = format(day, language, { weekday: 'long' });
    return { name, abbreviation: name.slice(0, 3) };
  });
}

/** Formats an instant on the clock of a zone: "Monday 23 November, 13:00 in Dubai". */
export function formatMoment(instant: string, zone: string, language: Language): string {
  const { day, time } = readClock(instant, zone);
  const when = `${formatShortDay(day, language)}, `;
  const at = time;
  const city = formatZoneCity(zone, language);
  if (language === 'en') return `${when}${at} in ${city}`;
  // The preposition and the article of other cities differ: em Paris, no Rio, na Cidade do Cabo.
  return `${when}às\u00a0${at} ${zone === companyZone ? `em ${city}` : `no seu fuso (${city})`}`;
}

/** Formats the visitor's time of a slot: `13:00`, or `Wed 05:00` where the day is another one there. */
export function formatVisitorTime(there: VisitorTime, language: Language): string {
  return there.sameDay ? there.time : `${weekdayAbbreviation(there.day, language)} ${there.time}`;
}
