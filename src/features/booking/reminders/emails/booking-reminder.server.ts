import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../../booking.repository.server.ts';
import { bookingFacts } from '../../emails/booking-facts.server.ts';
import {
  addressed,
  bookingLetter,
  type MailSetting,
  messageIdOf,
} from '../../emails/booking-letter.server.ts';

function kindOf(hoursBefore: number): string {
  return `booking-reminder-${hoursBefore}h`;
}

/** The Message-ID of a reminder: one for each time that the booking has stood at. */
export function reminderId(booking: Booking, hoursBefore: number, origin: string): string {
  return messageIdOf(kindOf(hoursBefore), [booking.id, booking.sequence], origin);
}

/** The mail that reminds of a booking, in its language and on both clocks. */
export function bookingReminder(
  booking: Booking,
  hoursBefore: number,
  setting: MailSetting,
): OutgoingMail {
  const told = bookingFacts(booking, setting.rules);
  const { say, times } = told;
  const { lisbon, visitor } = times;
  const letter = bookingLetter(booking, told, setting, {
    kind: kindOf(hoursBefore),
    identity: [booking.id, booking.sequence],
    subject: say('reminder_subject', { day: lisbon.day, from: lisbon.from }),
    preheader: say('reminder_preheader', { time: visitor.from, reference: booking.reference }),
    heading: say('reminder_heading', { name: addressed(booking.name) }),
    lead: say('reminder_lead', { how: say(`how_${setting.rules.place}`) }),
  });
  return { ...letter, until: booking.startsAt };
}
