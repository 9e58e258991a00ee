import { messageIdOf } from '#features/mail/message-id.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../../booking.repository.server.ts';
import {
  type BookingSender,
  bookingMailBuilder,
} from '../../emails/booking-mail-builder.server.ts';

function identityOf({ id, sequence }: Booking, hoursBefore: number) {
  return { kind: `booking-reminder-${hoursBefore}h`, ids: [id, sequence] };
}

/** Returns the Message-ID of a reminder, which differs once the booking has moved. */
export function reminderId(booking: Booking, hoursBefore: number, origin: string): string {
  const { kind, ids } = identityOf(booking, hoursBefore);
  return messageIdOf(kind, ids, origin);
}

/** Builds the mail that reminds the visitor of a booking, in its language and on both clocks. */
export function bookingReminder(
  booking: Booking,
  hoursBefore: number,
  sender: BookingSender,
): OutgoingMail {
  const { t, name, times, yours, how, build } = bookingMailBuilder(booking, sender);
  const { lisbon } = times;
  return build({
    ...identityOf(booking, hoursBefore),
    subject: t('reminder_subject', { day: lisbon.day, from: lisbon.from }),
    preheader: t('reminder_preheader', { yours, reference: booking.reference }),
    heading: t('reminder_heading', { name }),
    lead: how,
    until: booking.startsAt,
    maxPerDay: 3,
  });
}
