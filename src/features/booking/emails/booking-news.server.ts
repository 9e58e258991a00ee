import { withPrefix } from '#core/site-address.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { bookConsultationPath } from '#site/pages/book-consultation/book-consultation.path.ts';
import type { Booking } from '../booking.repository.server.ts';
import { bookingTimes } from '../booking-times.ts';
import { bookingInvitation } from '../calendars/booking-invitation.server.ts';
import { calendarEntry } from '../calendars/calendar-entry.server.ts';
import { bookingFacts } from './booking-facts.server.ts';
import { addressed, bookingLetter, type MailSetting } from './booking-letter.server.ts';

export type NewsEvent = 'booked' | 'moved' | 'cancelled';

export type NewsSetting = MailSetting & {
  event: NewsEvent;
  booking: Booking;
  /** The booking as it stood before it was moved. */
  before: Booking | null;
};

// Whoever books with another's address also holds the link, and could have mails sent by it all day.
const mostPerDay = 12;

/** The mail that confirms, moves or cancels a booking, with its entry for calendars. */
export function bookingNews({ event, booking, before, ...setting }: NewsSetting): OutgoingMail {
  const told = bookingFacts(booking, setting.rules);
  const { say, times, minutes, language } = told;
  const { origin, rules } = setting;
  const word = event === 'booked' ? 'confirmed' : event;
  const bookUrl = origin + withPrefix(language === 'pt' ? '/pt' : '', bookConsultationPath.href());
  const { lisbon, visitor } = times;
  const earlier = bookingTimes(before ?? booking, booking.timeZone, language).lisbon;
  const letter = bookingLetter(booking, told, setting, {
    kind: `booking-${word}`,
    identity: [booking.id, booking.sequence],
    subject: say(`${word}_subject`, { day: lisbon.day, from: lisbon.from }),
    preheader: say(`${word}_preheader`, {
      minutes,
      time: visitor.from,
      reference: booking.reference,
    }),
    heading: say(`${word}_heading`, { name: addressed(booking.name) }),
    lead: say(`${word}_lead`, {
      how: say(`how_${rules.place}`),
      day: earlier.day,
      from: earlier.from,
    }),
    ...(event === 'cancelled' && { button: { label: say('again'), href: bookUrl } }),
    attachments: [bookingInvitation(calendarEntry(booking, setting))],
  });
  return { ...letter, mostPerDay };
}
