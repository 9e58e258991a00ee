import { letterBuilder, type MailSender } from '#features/mail/letter.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { bookingTimes, type TimesOnClock } from '../booking-times.ts';
import type { BookingChange } from './booking-change-mail.server.ts';
import { bookingNotificationTexts } from './booking-notification.texts.ts';

/** The mail that notifies the company of a change of a booking; an answer goes to the visitor. */
export function bookingNotification(change: BookingChange & MailSender): OutgoingMail {
  const { event, booking, before, company } = change;
  const { id, sequence, name, email, phone, reference, timeZone } = booking;
  const texts = bookingNotificationTexts;
  const { say, language, write } = letterBuilder(texts, booking.language, change);
  const linesOf = ({ day, from, to, zone }: TimesOnClock) => [day, say('span', { from, to, zone })];
  const { lisbon, visitor } = bookingTimes(booking, timeZone, language);
  const earlier =
    event === 'moved' && before ? bookingTimes(before, timeZone, language).lisbon : null;
  return write({
    kind: 'booking-notice',
    ids: [id, sequence],
    to: company.email,
    replyTo: email,
    subject: say(`${event}_subject`, { day: lisbon.day, from: lisbon.from, name }),
    preheader: say('preheader', { name, reference }),
    heading: say(`${event}_heading`),
    lead: say('lead', { name }),
    facts: [
      { label: say('when'), lines: linesOf(lisbon) },
      { label: say('before'), lines: earlier ? linesOf(earlier) : [] },
      { label: say('their_time'), lines: linesOf(visitor) },
      { label: say('name'), lines: [name] },
      { label: say('company'), lines: [booking.company] },
      { label: say('email'), lines: [email] },
      { label: say('phone'), lines: [phone] },
      { label: say('reference'), lines: [reference] },
      { label: say('language'), lines: [say('this_language')] },
    ],
    reason: say('reason'),
  });
}
