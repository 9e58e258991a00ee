import { addDays, type Day } from '#core/calendar-day.ts';
import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';

/** Names the last of so many days, of which `first` is the first; today where none is chosen. */
export function nameLastDay(days: number, language: Language, first: Day | ''): string {
  const begin = first || readClock(new Date(), companyZone).day;
  const last = addDays(begin, days - 1);
  return formatDay(last, localeOf[language], { day: 'numeric', month: 'long' });
}
