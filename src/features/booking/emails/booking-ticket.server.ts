import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { MailTicket } from '#mail/mail.ts';
import type { Booking } from '../booking.repository.server.ts';
import { formatWeekday } from '../components/format-day.ts';
import { managedBookingTexts } from '../manage/managed-booking.texts.ts';
import { ticketClocks } from '../ticket/clock-text.ts';
import { topicOf } from './booking-facts.server.ts';

type Wording = {
  language: Language;
  /** The zone of a second clock; the company's own has none. */
  zone: string;
  /** How the call takes place, unless it is cancelled. */
  terms: string;
  /** The label of the reference. */
  reference: string;
};

/** Returns a booking as the ticket of a mail: day, clocks, what it is about, how it takes place, reference. */
export function bookingTicket(
  booking: Booking,
  { language, zone, terms, reference }: Wording,
): MailTicket {
  const { day } = readClock(booking.startsAt, companyZone);
  const { status } = booking;
  const state = status === 'cancelled' ? 'gone' : status === 'held' ? 'held' : 'booked';
  return {
    weekday: formatWeekday(day, language),
    day: String(Number(day.slice(8))),
    month: formatDay(day, localeOf[language], { month: 'long' }),
    clocks: ticketClocks(booking, zone, language),
    state,
    status: state === 'held' ? translate(managedBookingTexts, language, 'status_held') : '',
    about: topicOf(booking, language),
    terms: state === 'gone' ? '' : terms,
    reference: { label: reference, value: booking.reference },
  };
}
