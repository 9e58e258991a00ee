import { topicOfColumns } from '#features/topics/topics.ts';
import { capitalize } from '#i18n/capitalize.ts';
import type { Language } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import type { Translate } from '#i18n/texts.ts';
import { formatZoneCity } from '#i18n/zone-city.ts';
import type { MailDescription } from '#mail/mail.ts';
import type { Booking } from '../booking.repository.server.ts';
import type { BookingTimes, TimesOnClock } from '../booking-times.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import type { bookingMailTexts } from './booking-mail.texts.ts';

export type FactContext = {
  t: Translate<keyof typeof bookingMailTexts.en>;
  times: BookingTimes;
  language: Language;
};

/** Returns how long a booking lasts, in minutes. */
export function minutesOf({ startsAt, endsAt }: Booking): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

/** What looks like a number: anything else that was typed as one is not repeated to an address. */
const dialable = /^\+?[\d\s()./-]{5,25}$/;

/** Returns how the call takes place, as a key of the mail texts: `call` names the client's number. */
function wayOf(
  { phone, place: chosen }: Booking,
  rules: BookingRules,
): 'any' | 'phone' | 'call' | 'video' | 'join' {
  const { place, videoLink } = placeOf(rules, chosen);
  if (place === 'phone') return dialable.test(phone) ? 'call' : 'phone';
  return videoLink === undefined ? place : 'join';
}

/** Returns how the call takes place, in words: "We call you by phone". */
export function whereOf(booking: Booking, rules: BookingRules, t: FactContext['t']): string {
  return t(`where_${wayOf(booking, rules)}`, { phone: booking.phone });
}

/** Returns the name of the record that a booking is about; empty if it is about none. */
export function topicOf(booking: Booking, language: Language): string {
  const topic = topicOfColumns(booking);
  return topic ? localize(language, topic.title, topic.titlePt).text : '';
}

/**
 * Lists a booking's facts: Lisbon's clock, and the visitor's if it shows another day or time. The
 * client's own words are left out until the address is confirmed, because a stranger may have typed them.
 */
export function bookingFacts(
  booking: Booking,
  rules: BookingRules,
  { t, times, language }: FactContext,
): MailDescription['facts'] {
  const span = ({ from, to, zone }: TimesOnClock) =>
    t('span', { from, to, city: formatZoneCity(zone, language) });
  const { lisbon, visitor, sameDay, sameTime } = times;
  const { videoLink } = placeOf(rules, booking.place);
  const where = whereOf(booking, rules, t);
  const onTicket = true;
  const yours = {
    label: t('your_time'),
    lines: [...(sameDay ? [] : [capitalize(visitor.day)]), span(visitor)],
    onTicket,
  };
  const meeting = [
    { label: t('where'), lines: [where, ...(videoLink ? [videoLink] : [])], onTicket },
    { label: t('length'), lines: [t('minutes', { minutes: minutesOf(booking) })], onTicket },
    { label: t('cost'), lines: [t('free')], onTicket },
  ];
  return [
    { label: t('when'), lines: [capitalize(lisbon.day), span(lisbon)], onTicket },
    ...(sameTime ? [] : [yours]),
    // A cancelled consultation has nothing to join.
    ...(booking.status === 'cancelled' ? [] : meeting),
    { label: t('about'), lines: [topicOf(booking, language)], onTicket },
    { label: t('words'), lines: booking.confirmedAt === null ? [] : booking.aboutText.split('\n') },
    { label: t('reference'), lines: [booking.reference], onTicket },
  ];
}
