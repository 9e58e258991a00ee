import { type ClockReading, dayInWords, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { companyZone } from './booking.ts';

/** A booking on one clock: the day in words, `10:00` to `10:30`, and whose clock it is. */
export type TimesOnClock = { zone: string; day: string; from: string; to: string };

/** Lisbon's clock and the visitor's: `sameDay` when both show one day, `sameTime` when they agree. */
type BothClocks<Reading> = {
  lisbon: Reading;
  visitor: Reading;
  sameDay: boolean;
  sameTime: boolean;
};

/** Both clocks of a booking. */
export type BookingTimes = BothClocks<TimesOnClock>;

type Span = { startsAt: string; endsAt: string };

function onClock({ startsAt, endsAt }: Span, zone: string, language: Language): TimesOnClock {
  const start = readClock(startsAt, zone);
  return {
    zone,
    day: dayInWords(start.day, localeOf[language]),
    from: start.time,
    to: readClock(endsAt, zone).time,
  };
}

/** An instant on Lisbon's clock and on the visitor's. */
export function compareClocks(instant: string, timeZone: string): BothClocks<ClockReading> {
  const lisbon = readClock(instant, companyZone);
  const visitor = readClock(instant, timeZone);
  const sameDay = lisbon.day === visitor.day;
  return { lisbon, visitor, sameDay, sameTime: sameDay && lisbon.time === visitor.time };
}

/** The one formatter of a booking's times: mail, screen and calendar file print what it says. */
export function bookingTimes(span: Span, timeZone: string, language: Language): BookingTimes {
  const { sameDay, sameTime } = compareClocks(span.startsAt, timeZone);
  const lisbon = onClock(span, companyZone, language);
  const visitor = onClock(span, timeZone, language);
  return { lisbon, visitor, sameDay, sameTime };
}
