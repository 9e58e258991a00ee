import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../../booking.repository.server.ts';
import {
  type BookingSender,
  bookingMailBuilder,
} from '../../emails/booking-mail-builder.server.ts';

/** Builds the mail with a new link to a booking; the same `attempt` makes the same mail. */
export function manageLinkMail(
  booking: Booking,
  { attempt, ...sender }: BookingSender & { attempt: string },
): OutgoingMail {
  const { t, name, times, build } = bookingMailBuilder(booking, sender);
  return build({
    kind: 'booking-link',
    ids: [booking.id, attempt],
    subject: t('link_subject', { reference: booking.reference }),
    preheader: t('link_preheader', { day: times.lisbon.day, from: times.lisbon.from }),
    heading: t('link_heading', { name }),
    lead: t('link_lead'),
    leadsToBooking: true,
    maxPerDay: 3,
  });
}
