import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../../booking.repository.server.ts';
import {
  type BookingSender,
  bookingMailBuilder,
} from '../../emails/booking-mail-builder.server.ts';

/**
 * Builds the mail whose link confirms a held booking; the same `attempt` makes the same mail. It has no
 * invitation, because the booking is not made yet.
 */
export function heldMail(
  booking: Booking & { heldUntil: string },
  { attempt, ...sender }: BookingSender & { attempt: string },
): OutgoingMail {
  const { t, times, formatInstant, build } = bookingMailBuilder(booking, sender);
  const { day, from } = times.lisbon;
  const until = formatInstant(booking.heldUntil);
  return build({
    kind: 'booking-held',
    ids: [booking.id, attempt],
    subject: t('held_subject', { day, from }),
    preheader: t('held_preheader', { until }),
    heading: t('held_heading'),
    lead: t('held_lead', { until }),
    button: { label: t('held_confirm'), href: sender.manageUrl },
    until: booking.heldUntil,
    maxPerDay: 3,
  });
}
