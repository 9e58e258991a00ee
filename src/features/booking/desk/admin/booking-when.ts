import type { Day } from '#core/calendar-day.ts';
import { companyZone, formatDay } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { compareClocks } from '../../booking-times.ts';

/** Formats a day for a narrow place: "Wed 25 Nov", "qua., 25/11". */
export function formatNarrowDay(day: Day, language: Language): string {
  return formatDay(day, localeOf[language], { weekday: 'short', day: 'numeric', month: 'short' });
}

/** The client's clock at an instant, or null if it shows what Lisbon's does. */
export function clientClock(
  instant: string,
  timeZone: string,
  language: Language,
): { time: string; city: string } | null {
  const { visitor, sameDay, sameTime } = compareClocks(instant, timeZone);
  if (sameTime || timeZone === companyZone) return null;
  const time = sameDay ? visitor.time : `${formatNarrowDay(visitor.day, language)} ${visitor.time}`;
  return { time, city: formatZoneCity(timeZone, language) };
}
