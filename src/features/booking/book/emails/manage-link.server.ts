import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../../booking.repository.server.ts';
import { bookingFacts } from '../../emails/booking-facts.server.ts';
import { addressed, bookingLetter, type MailSetting } from '../../emails/booking-letter.server.ts';

const kind = 'booking-link';

/** Where the outbox keeps the manage-link mails of a booking. */
export function manageLinkMessages(bookingId: string) {
  return { kind, messageIdStart: `${kind}.${bookingId}.` };
}

/** The mail that gives the holder of a booking a fresh link to it; one mail per `attempt`. */
export function manageLinkMail(
  booking: Booking,
  { attempt, ...setting }: MailSetting & { attempt: string },
): OutgoingMail {
  const told = bookingFacts(booking, setting.rules);
  const { say, times } = told;
  return bookingLetter(booking, told, setting, {
    kind,
    identity: [booking.id, attempt],
    subject: say('link_subject', { reference: booking.reference }),
    preheader: say('link_preheader', { day: times.lisbon.day, from: times.lisbon.from }),
    heading: say('link_heading', { name: addressed(booking.name) }),
    lead: say('link_lead'),
  });
}
