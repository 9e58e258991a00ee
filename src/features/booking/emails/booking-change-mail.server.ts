import { greeting } from '#features/mail/greeting.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { bookConsultationPath } from '#site/pages/book-consultation/book-consultation.path.ts';
import type { Booking } from '../booking.repository.server.ts';
import { bookingTimes } from '../booking-times.ts';
import { bookingInvitation } from '../calendars/booking-invitation.server.ts';
import { calendarEntry } from '../calendars/calendar-entry.server.ts';
import { minutesOf } from './booking-facts.server.ts';
import { type BookingSender, bookingLetter } from './booking-letter.server.ts';

export type BookingChange = {
  event: 'booked' | 'moved' | 'cancelled';
  booking: Booking;
  /** The booking as it stood before it was moved. */
  before: Booking | null;
};

// Whoever books with another's address also holds the link, and could have mails sent by it all day.
const mostPerDay = 12;

/** The mail that confirms, moves or cancels a booking, with its entry for calendars. */
export function bookingChangeMail(change: BookingChange & BookingSender): OutgoingMail {
  const { event, booking, before, rules } = change;
  const { say, page, language, times, write } = bookingLetter(booking, change);
  const { lisbon, visitor } = times;
  const { reference } = booking;
  const earlier = bookingTimes(before ?? booking, booking.timeZone, language).lisbon;
  const how = say(`how_${rules.place}`);
  const word = event === 'booked' ? 'confirmed' : event;
  return write({
    kind: `booking-${word}`,
    ids: [booking.id, booking.sequence],
    subject: say(`${word}_subject`, { day: lisbon.day, from: lisbon.from }),
    preheader: say(`${word}_preheader`, {
      minutes: minutesOf(booking),
      time: visitor.from,
      reference,
    }),
    heading: say(`${word}_heading`, { name: greeting(booking.name) }),
    lead: say(`${word}_lead`, { how, day: earlier.day, from: earlier.from }),
    ...(event === 'cancelled' && {
      button: { label: say('again'), href: page(bookConsultationPath.href()) },
    }),
    attachments: [bookingInvitation(calendarEntry(booking, change))],
    mostPerDay,
  });
}
