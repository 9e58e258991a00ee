import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';

/** The house writes times as 9h00 in Portuguese and as 09:00 in English. */
function formatTime(time: string, language: Language): string {
  return language === 'pt' ? time.replace(/^0/, '').replace(':', 'h') : time;
}

/** What a zone's clock shows at an instant: "Tue 24 Nov" and "10:00", "ter., 24/11" and "10h00". */
export function formatWhen(
  instant: string | Date,
  language: Language,
  zone = companyZone,
): { day: string; time: string } {
  const { day, time } = readClock(instant, zone);
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return { day: formatDay(day, localeOf[language], options), time: formatTime(time, language) };
}
