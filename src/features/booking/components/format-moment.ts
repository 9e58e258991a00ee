import { companyZone, readClock } from '#core/zoned-time.ts';
import { formatTime } from '#i18n/format-time.ts';
import type { Language } from '#i18n/language.ts';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { formatShortDay } from './format-day.ts';

/** Formats an instant on the clock of a zone: "Monday 23 November, 13:00 in Dubai". */
export function formatMoment(instant: string, zone: string, language: Language): string {
  const { day, time } = readClock(instant, zone);
  const when = `${formatShortDay(day, language)}, `;
  const at = formatTime(time, language);
  const city = formatZoneCity(zone, language);
  if (language === 'en') return `${when}${at} in ${city}`;
  // The preposition and the article of other cities differ: em Paris, no Rio, na Cidade do Cabo.
  return `${when}às\u00a0${at} ${zone === companyZone ? `em ${city}` : `no seu fuso (${city})`}`;
}
