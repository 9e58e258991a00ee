import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { scheduleTexts } from './schedule.texts.ts';

/** Formats when something goes public: "Sunday 28 March 2027, 09:00 in Lisbon". */
export function formatSchedule(at: string, language: Language): string {
  const clock = readClock(at, companyZone);
  const day = formatDay(clock.day, localeOf[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = clock.time;
  return translate(scheduleTexts, language, 'whenWords', { day, time });
}
