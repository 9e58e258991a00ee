import { apiRead } from '#core/api-request.ts';
import { daysBetween } from '#core/calendar-day.ts';
import { formatDay } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { keepDaysWhole } from '#i18n/unbroken-words.ts';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { nextSlotQuery } from '../../booking.queries.ts';
import { companyToday, type NextSlot } from '../../booking.ts';
import { compareClocks, formatWeekday, weekdayAbbreviation } from '../../booking-times.ts';
import type { CallWords, NextCall } from './next-call.ts';
import { detectedZone } from './visitor-clock.ts';

type Slot = NonNullable<NextSlot['slot']>;

/** A weekday names one day within a week. */
const week = 7;

/** Formats the first free slot: "Monday 09:00", or "Mon 14 Dec, 09:00" from a week on, and "13:00 in Dubai". */
export function callWords(
  { date, time, startsAt }: Slot,
  { now, zone, language }: { now: Date; zone: string; language: Language },
): CallWords {
  const isNear = daysBetween(companyToday(now), date) < week;
  const short = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const day = isNear
    ? formatWeekday(date, language)
    : keepDaysWhole(formatDay(date, localeOf[language], short));
  const isPlain = isNear && language === 'en';
  const when = `${day}${isPlain ? '' : ','} ${time}`;
  const { visitor, sameDay, sameTime } = compareClocks(startsAt, zone);
  if (sameTime) return { when, there: null };
  const other = sameDay ? '' : `${weekdayAbbreviation(visitor.day, language)} `;
  const at = `${other}${visitor.time}`;
  const city = formatZoneCity(zone, language);
  // The preposition and the article of cities differ in Portuguese.
  return { when, there: language === 'en' ? `${at} in ${city}` : `${at} (${city})` };
}

const none: CallWords = { when: '', there: null };

/** Reads the next free call, in the words of both languages, on this visitor's clock. */
export async function findNextCall(): Promise<NextCall> {
  const { slot } = (await apiRead(nextSlotQuery().queryKey[0])) as NextSlot;
  const now = new Date();
  const zone = detectedZone();
  const wordsIn = (language: Language) =>
    slot === null ? none : callWords(slot, { now, zone, language });
  return { slot, words: { en: wordsIn('en'), pt: wordsIn('pt') } };
}
