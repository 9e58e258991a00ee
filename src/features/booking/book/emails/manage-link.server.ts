import { greeting } from '#features/mail/greeting.server.ts';
import { messageIdStart } from '#features/mail/message-id.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../../booking.repository.server.ts';
import { type BookingSender, bookingLetter } from '../../emails/booking-letter.server.ts';

const kind = 'booking-link';

/** Where the outbox keeps the manage-link mails of a booking. */
export function manageLinkMessages(bookingId: string) {
  return { kind, messageIdStart: messageIdStart(kind, bookingId) };
}

/** The mail that gives the holder of a booking a fresh link to it; one mail per `attempt`. */
export function manageLinkMail(
  booking: Booking,
  { attempt, ...sender }: BookingSender & { attempt: string },
): OutgoingMail {
  const { say, times, write } = bookingLetter(booking, sender);
  return write({
    kind,
    ids: [booking.id, attempt],
    subject: say('link_subject', { reference: booking.reference }),
    preheader: say('link_preheader', { day: times.lisbon.day, from: times.lisbon.from }),
    heading: say('link_heading', { name: greeting(booking.name) }),
    lead: say('link_lead'),
  });
}
