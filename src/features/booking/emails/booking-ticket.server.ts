import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import type { MailTicket } from '#features/mail/mail.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import type { Booking } from '../booking.repository.server.ts';
import { ticketClocks } from '../ticket/clock-text.ts';

/** Returns a booking's day and clocks as the ticket of a mail. */
export function bookingTicket(booking: Booking, language: Language): MailTicket {
  const { day } = readClock(booking.startsAt, companyZone);
  const part = (options: Intl.DateTimeFormatOptions) => formatDay(day, localeOf[language], options);
  return {
    weekday: part({ weekday: 'long' }),
    day: String(Number(day.slice(8))),
    month: part({ month: 'long' }),
    clocks: ticketClocks(booking, booking.timeZone, language),
  };
}
