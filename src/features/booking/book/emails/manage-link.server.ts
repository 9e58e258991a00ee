import { greeting } from '#features/mail/mail-builder.server.ts';
import { messageIdStart } from '#features/mail/message-id.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../../booking.repository.server.ts';
import {
  type BookingSender,
  bookingMailBuilder,
} from '../../emails/booking-mail-builder.server.ts';

const kind = 'booking-link';

/** Returns the kind and the Message-ID prefix of a booking's manage-link mails. */
export function manageLinkMessages(bookingId: string) {
  return { kind, messageIdStart: messageIdStart(kind, bookingId) };
}

/** Builds the mail with a new link to a booking; the same `attempt` makes the same mail. */
export function manageLinkMail(
  booking: Booking,
  { attempt, ...sender }: BookingSender & { attempt: string },
): OutgoingMail {
  const { t, times, build } = bookingMailBuilder(booking, sender);
  return build({
    kind,
    ids: [booking.id, attempt],
    subject: t('link_subject', { reference: booking.reference }),
    preheader: t('link_preheader', { day: times.lisbon.day, from: times.lisbon.from }),
    heading: t('link_heading', { name: greeting(booking.name) }),
    lead: t('link_lead'),
  });
}
