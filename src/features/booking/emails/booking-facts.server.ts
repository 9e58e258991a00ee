import { type Language, languages } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { Booking } from '../booking.repository.server.ts';
import { type BookingTimes, bookingTimes, type TimesOnClock } from '../booking-times.ts';
import { bookingMailTexts } from './booking-mail.texts.ts';

type Key = keyof typeof bookingMailTexts.en;

/** A line of a booking's mail: a label and what stands beside it. */
export type Fact = { label: string; lines: string[] };

/** What the mails and the calendar file of one booking say, in its language. */
export type BookingFacts = {
  language: Language;
  times: BookingTimes;
  say(key: Key, params?: TextParams): string;
  facts: Fact[];
};

/** The words for a booking: both clocks always, the visitor's day too when it differs. */
export function bookingFacts(booking: Booking): BookingFacts {
  const language = languages.find((known) => known === booking.language) ?? 'en';
  const times = bookingTimes(booking, booking.timeZone, language);
  const say = (key: Key, params: TextParams = {}) =>
    translate(bookingMailTexts, language, key, params);
  const span = ({ from, to, zone }: TimesOnClock) => say('span', { from, to, zone });
  const { lisbon, visitor } = times;
  const visitorSpan = span(visitor);
  return {
    language,
    times,
    say,
    facts: [
      { label: say('when'), lines: [lisbon.day, span(lisbon)] },
      {
        label: say('your_time'),
        lines: times.sameDay ? [visitorSpan] : [visitor.day, visitorSpan],
      },
      { label: say('length'), lines: [say('minutes')] },
      { label: say('cost'), lines: [say('free')] },
      { label: say('reference'), lines: [booking.reference] },
    ],
  };
}
