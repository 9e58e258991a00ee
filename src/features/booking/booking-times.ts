import { dayInWords, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { companyZone } from './booking.ts';

/** A booking on one clock: the day in words, `10:00` to `10:30`, and whose clock it is. */
export type TimesOnClock = { zone: string; day: string; from: string; to: string };

/** Both clocks of a booking. `sameDay` and `sameTime` compare the visitor's with Lisbon's. */
export type BookingTimes = {
  lisbon: TimesOnClock;
  visitor: TimesOnClock;
  sameDay: boolean;
  sameTime: boolean;
};

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

/** The one formatter of a booking's times: mail, screen and calendar file print what it says. */
export function bookingTimes(span: Span, timeZone: string, language: Language): BookingTimes {
  const lisbon = onClock(span, companyZone, language);
  const visitor = onClock(span, timeZone, language);
  const sameDay = lisbon.day === visitor.day;
  return { lisbon, visitor, sameDay, sameTime: sameDay && lisbon.from === visitor.from };
}
