import { greeting } from '#features/mail/greeting.server.ts';
import { messageIdOf } from '#features/mail/message-id.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../../booking.repository.server.ts';
import { type BookingSender, bookingLetter } from '../../emails/booking-letter.server.ts';

function identityOf({ id, sequence }: Booking, hoursBefore: number) {
  return { kind: `booking-reminder-${hoursBefore}h`, ids: [id, sequence] };
}

/** The Message-ID of a reminder: one for each time that the booking has stood at. */
export function reminderId(booking: Booking, hoursBefore: number, origin: string): string {
  const { kind, ids } = identityOf(booking, hoursBefore);
  return messageIdOf(kind, ids, origin);
}

/** The mail that reminds of a booking, in its language and on both clocks. */
export function bookingReminder(
  booking: Booking,
  hoursBefore: number,
  sender: BookingSender,
): OutgoingMail {
  const { say, times, write } = bookingLetter(booking, sender);
  const { lisbon, visitor } = times;
  return write({
    ...identityOf(booking, hoursBefore),
    subject: say('reminder_subject', { day: lisbon.day, from: lisbon.from }),
    preheader: say('reminder_preheader', { time: visitor.from, reference: booking.reference }),
    heading: say('reminder_heading', { name: greeting(booking.name) }),
    lead: say('reminder_lead', { how: say(`how_${sender.rules.place}`) }),
    until: booking.startsAt,
  });
}
