import { type Language, languages } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import type { Booking } from '../booking.repository.server.ts';
import { type BookingTimes, bookingTimes, type TimesOnClock } from '../booking-times.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import { bookingMailTexts } from './booking-mail.texts.ts';

type Key = keyof typeof bookingMailTexts.en;

/** A line of a booking's mail: a label and what stands beside it. */
export type Fact = { label: string; lines: string[] };

/** What the mails and the calendar file of one booking say, in its language. */
export type BookingFacts = {
  language: Language;
  times: BookingTimes;
  minutes: number;
  say(key: Key, params?: TextParams): string;
  facts: Fact[];
};

/** The language of a booking: English where it is none of ours. */
export function languageOf({ language }: Booking): Language {
  return languages.find((known) => known === language) ?? 'en';
}

/** How long a booking lasts. */
export function minutesOf({ startsAt, endsAt }: Booking): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

/** The words for a booking: both clocks always, the visitor's day too when it differs. */
export function bookingFacts(booking: Booking, rules: BookingRules): BookingFacts {
  const language = languageOf(booking);
  const times = bookingTimes(booking, booking.timeZone, language);
  const minutes = minutesOf(booking);
  const say = (key: Key, params: TextParams = {}) =>
    translate(bookingMailTexts, language, key, params);
  const span = ({ from, to, zone }: TimesOnClock) => say('span', { from, to, zone });
  const { lisbon, visitor } = times;
  const { place, videoLink } = placeOf(rules);
  const visitorSpan = span(visitor);
  const meeting = [
    { label: say('where'), lines: [say(`where_${place}`), ...(videoLink ? [videoLink] : [])] },
    { label: say('length'), lines: [say('minutes', { minutes })] },
    { label: say('cost'), lines: [say('free')] },
  ];
  return {
    language,
    times,
    minutes,
    say,
    facts: [
      { label: say('when'), lines: [lisbon.day, span(lisbon)] },
      {
        label: say('your_time'),
        lines: times.sameDay ? [visitorSpan] : [visitor.day, visitorSpan],
      },
      // Nobody is to join what was cancelled.
      ...(booking.status === 'cancelled' ? [] : meeting),
      { label: say('reference'), lines: [booking.reference] },
    ],
  };
}
