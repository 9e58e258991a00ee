import type { Opening } from '#core/working-time.ts';
import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { keepDaysWhole } from '#i18n/unbroken-words.ts';
import { lightInLisbon, sunInLisbon } from '#ui/art/door/lisbon-light.ts';
import { lisbonNowTexts } from './lisbon-now.texts.ts';

const day = 86_400_000;

type Say = (key: keyof typeof lisbonNowTexts.en, params?: Record<string, string>) => string;

/** The light over Lisbon: until when the sun is up, or when it rises. */
function sayLight(now: number, say: Say, at: (instant: number) => string): string {
  const { rise, set } = sunInLisbon(now);
  if (now >= rise && now < set) return say('light', { until: at(set) });
  const next = now < rise ? rise : sunInLisbon(now + day).rise;
  const isDark = lightInLisbon(now).sky === 'lamp';
  return say(isDark ? 'dark' : now < rise ? 'dawn' : 'dusk', { until: at(next) });
}

/** Whether the phone is picked up, until when, or from when; empty if that is not known. */
function sayPhone(
  now: number,
  openings: readonly Opening[],
  language: Language,
  say: Say,
  at: (instant: number) => string,
): string {
  const next = openings.find(({ to }) => Date.parse(to) > now);
  if (!next) return '';
  if (Date.parse(next.from) <= now) return say('open', { until: at(Date.parse(next.to)) });
  const time = at(Date.parse(next.from));
  const today = readClock(new Date(now), companyZone).day;
  const opens = readClock(next.from, companyZone).day;
  const away = Math.round((Date.parse(opens) - Date.parse(today)) / day);
  if (away === 0) return say('opensToday', { time });
  if (away === 1) return say('opensTomorrow', { time });
  const weekday = formatDay(opens, localeOf[language], { weekday: 'long' });
  // Portuguese names of days have a gender: "na segunda-feira", "no sábado".
  if (away < 7)
    return say(weekday.endsWith('feira') ? 'opensOn' : 'opensOnHim', { day: weekday, time });
  const date = keepDaysWhole(
    formatDay(opens, localeOf[language], { day: 'numeric', month: 'long' }),
  );
  return say('opensLater', { weekday, day: date, time });
}

/**
 * Returns what is so in Lisbon now: the time, the light, and whether the phone is picked up.
 * `isOpen` is null if the hours are not known. `now` is in milliseconds since 1970.
 */
export function lisbonSentence(
  now: number,
  openings: readonly Opening[],
  language: Language,
): { text: string; isOpen: boolean | null } {
  const say: Say = (key, params) => translate(lisbonNowTexts, language, key, params);
  const at = (instant: number) => readClock(new Date(instant), companyZone).time;
  const isOneOClock = at(now).startsWith('01:');
  const time = say(isOneOClock ? 'timeAtOne' : 'time', { time: at(now) });
  const next = openings.find(({ to }) => Date.parse(to) > now);
  const phone = sayPhone(now, openings, language, say, at);
  const text = `${time}${sayLight(now, say, at)}${phone === '' ? '.' : `; ${phone}.`}`;
  return { text, isOpen: next ? Date.parse(next.from) <= now : null };
}
