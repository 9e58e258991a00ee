import { readClock } from '#core/zoned-time.ts';
import { formatTime } from '#i18n/format-time.ts';
import type { Language } from '#i18n/language.ts';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { formatShortDay } from './format-day.ts';

/** Formats an instant on the clock of a zone: "Monday 23 November, 13:00 (Dubai)". */
export function formatMoment(instant: string, zone: string, language: Language): string {
  const { day, time } = readClock(instant, zone);
  const at = language === 'pt' ? 'às ' : '';
  return `${formatShortDay(day, language)}, ${at}${formatTime(time, language)} (${formatZoneCity(zone, language)})`;
}
