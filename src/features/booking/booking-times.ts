import { type ClockReading, companyZone, readClock } from '#core/zoned-time.ts';
import { formatTime } from '#i18n/format-time.ts';
import type { Language } from '#i18n/language.ts';
import { formatLongDay } from './components/format-day.ts';

/** A booking on one clock: the zone, the day and the times, `10:00` or `10h00`, for a sentence. */
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
    from: formatTime(start.time, language),
    to: formatTime(readClock(endsAt, zone).time, language),
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
