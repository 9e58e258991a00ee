import type { MailDescription } from '#features/mail/mail.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/texts.ts';
import { formatZoneCity } from '#i18n/zone-city.ts';
import type { Booking } from '../booking.repository.server.ts';
import type { BookingTimes, TimesOnClock } from '../booking-times.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import type { bookingMailTexts } from './booking-mail.texts.ts';

type FactContext = {
  t: Translate<keyof typeof bookingMailTexts.en>;
  times: BookingTimes;
  language: Language;
};

/** Returns how long a booking lasts, in minutes. */
export function minutesOf({ startsAt, endsAt }: Booking): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

/** Lists a booking's facts: both clocks, and the visitor's day where it differs. */
export function bookingFacts(
  booking: Booking,
  rules: BookingRules,
  { t, times, language }: FactContext,
): MailDescription['facts'] {
  const span = ({ from, to, zone }: TimesOnClock) =>
    t('span', { from, to, city: formatZoneCity(zone, language) });
  const { lisbon, visitor, sameDay } = times;
  const { place, videoLink } = placeOf(rules);
  const meeting = [
    { label: t('where'), lines: [t(`where_${place}`), ...(videoLink ? [videoLink] : [])] },
    { label: t('length'), lines: [t('minutes', { minutes: minutesOf(booking) })] },
    { label: t('cost'), lines: [t('free')] },
  ];
  return [
    { label: t('when'), lines: [lisbon.day, span(lisbon)], onTicket: true },
    {
      label: t('your_time'),
      lines: [...(sameDay ? [] : [visitor.day]), span(visitor)],
      onTicket: true,
    },
    // A cancelled consultation has nothing to join.
    ...(booking.status === 'cancelled' ? [] : meeting),
    { label: t('reference'), lines: [booking.reference] },
  ];
}
