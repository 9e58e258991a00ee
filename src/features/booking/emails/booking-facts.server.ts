import type { MailDescription } from '#features/mail/mail.ts';
import type { Translate } from '#i18n/texts.ts';
import type { Booking } from '../booking.repository.server.ts';
import type { BookingTimes, TimesOnClock } from '../booking-times.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import type { bookingMailTexts } from './booking-mail.texts.ts';

type Words = { say: Translate<keyof typeof bookingMailTexts.en>; times: BookingTimes };

/** How long a booking lasts. */
export function minutesOf({ startsAt, endsAt }: Booking): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

/** What is true of a booking: both clocks always, the visitor's day too when it differs. */
export function bookingFacts(
  booking: Booking,
  rules: BookingRules,
  { say, times }: Words,
): MailDescription['facts'] {
  const span = ({ from, to, zone }: TimesOnClock) => say('span', { from, to, zone });
  const { lisbon, visitor, sameDay } = times;
  const { place, videoLink } = placeOf(rules);
  const meeting = [
    { label: say('where'), lines: [say(`where_${place}`), ...(videoLink ? [videoLink] : [])] },
    { label: say('length'), lines: [say('minutes', { minutes: minutesOf(booking) })] },
    { label: say('cost'), lines: [say('free')] },
  ];
  return [
    { label: say('when'), lines: [lisbon.day, span(lisbon)] },
    { label: say('your_time'), lines: [...(sameDay ? [] : [visitor.day]), span(visitor)] },
    // Nobody is to join what was cancelled.
    ...(booking.status === 'cancelled' ? [] : meeting),
    { label: say('reference'), lines: [booking.reference] },
  ];
}
