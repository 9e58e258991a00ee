import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import type { MailTicket } from '#features/mail/mail.ts';
import { localeOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { Booking } from '../booking.repository.server.ts';
import { formatWeekday } from '../components/format-day.ts';
import { managedBookingTexts } from '../manage/managed-booking.texts.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import { ticketClocks } from '../ticket/clock-text.ts';
import { type FactContext, minutesOf, topicOf, whereOf } from './booking-facts.server.ts';

/** Returns a booking as the ticket of a mail: day, clocks, how the call takes place, reference. */
export function bookingTicket(
  booking: Booking,
  rules: BookingRules,
  { t, language }: Pick<FactContext, 't' | 'language'>,
): MailTicket {
  const { day } = readClock(booking.startsAt, companyZone);
  const { status } = booking;
  const state = status === 'cancelled' ? 'gone' : status === 'held' ? 'held' : 'booked';
  return {
    weekday: formatWeekday(day, language),
    day: String(Number(day.slice(8))),
    month: formatDay(day, localeOf[language], { month: 'long' }),
    clocks: ticketClocks(booking, booking.timeZone, language),
    state,
    status: state === 'held' ? translate(managedBookingTexts, language, 'status_held') : '',
    about: topicOf(booking, language),
    terms:
      state === 'gone'
        ? ''
        : t('terms', { where: whereOf(booking, rules, t), minutes: minutesOf(booking) }),
    reference: { label: t('reference'), value: booking.reference },
  };
}
