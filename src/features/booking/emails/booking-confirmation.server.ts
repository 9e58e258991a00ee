import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../booking.repository.server.ts';
import { bookingInvitation } from './booking-calendar.server.ts';
import { bookingFacts } from './booking-facts.server.ts';
import { addressed, bookingLetter, type MailSetting } from './booking-letter.server.ts';

/** The mail that confirms a booking, with its invitation for calendars. */
export function bookingConfirmation(booking: Booking, setting: MailSetting): OutgoingMail {
  const told = bookingFacts(booking);
  const { say, times, facts } = told;
  const { manageUrl, origin, company } = setting;
  const described = facts.map(({ label, lines }) => `${label}: ${lines.join(', ')}`);
  const invitation = bookingInvitation({
    booking,
    company,
    origin,
    manageUrl,
    summary: say('event', { brand: company.brand }),
    description: [...described, `${say('open')}: ${manageUrl}`].join('\n'),
    filename: say('file'),
  });
  return bookingLetter(booking, told, setting, {
    kind: 'booking-confirmed',
    identity: [booking.id, booking.sequence],
    subject: say('confirmed_subject', { day: times.lisbon.day, from: times.lisbon.from }),
    preheader: say('confirmed_preheader', {
      time: times.visitor.from,
      reference: booking.reference,
    }),
    heading: say('confirmed_heading', { name: addressed(booking.name) }),
    lead: say('confirmed_lead'),
    attachments: [invitation],
  });
}
