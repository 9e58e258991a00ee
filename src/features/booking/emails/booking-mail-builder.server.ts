import {
  greeting,
  type MailContent,
  type MailSender,
  mailBuilder,
} from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { calendarFileUrl } from '../booking.queries.ts';
import type { Booking } from '../booking.repository.server.ts';
import { bookingTimes } from '../booking-times.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import { bookingFacts, minutesOf, whereOf } from './booking-facts.server.ts';
import { bookingMailTexts } from './booking-mail.texts.ts';
import { bookingTicket } from './booking-ticket.server.ts';

/** The sender, the URL at which the recipient manages the booking, and the booking rules. */
export type BookingSender = MailSender & { manageUrl: string; rules: BookingRules };

type BookingMailContent = Omit<MailContent, 'replyTo' | 'facts' | 'links' | 'reason'> & {
  maxPerDay: number;
  /** What staff tell the client; shown first. */
  word?: string;
  /** Whether the button leads to the booking, with the calendar file among the links. */
  leadsToBooking?: boolean;
};

/**
 * Returns the builder of mails to a booking's own address, in its language. They show its facts and,
 * unless a mail has a button of its own, the calendar file and links to join, move and cancel.
 */
export function bookingMailBuilder(booking: Booking, sender: BookingSender) {
  const { t, language, pageUrl, formatInstant, build } = mailBuilder(
    bookingMailTexts,
    booking.language,
    sender,
  );
  const { manageUrl, company, origin, rules } = sender;
  const times = bookingTimes(booking, booking.timeZone, language);
  const facts = bookingFacts(booking, rules, { t, times, language });
  const { videoLink } = placeOf(rules, booking.place);
  const token = manageUrl.slice(manageUrl.lastIndexOf('/') + 1);
  const calendar = { label: t('calendar'), href: origin + calendarFileUrl(token) };
  const open = { label: t('open'), href: manageUrl };
  const ways = [
    ...(videoLink ? [{ label: t('join'), href: videoLink }] : []),
    { label: t('move'), href: `${manageUrl}#move` },
    { label: t('cancel'), href: `${manageUrl}#cancel` },
  ];
  return {
    language,
    t,
    pageUrl,
    formatInstant,
    times,
    /** The visitor's time for a preheader, with a space after it; empty if it is Lisbon's. */
    yours: times.sameTime ? '' : t('preheader_yours', { time: times.visitor.from }),
    /** The salutation, for the placeholder `name` of a heading. */
    name: greeting(booking.name, booking.confirmedAt),
    build({ word = '', leadsToBooking = false, ...content }: BookingMailContent): OutgoingMail {
      const isManageable = content.button === undefined;
      const { button = leadsToBooking ? open : calendar, attachments = [] } = content;
      const attached = attachments.length > 0 ? [t('attached')] : [];
      const after = [...attached, t('change', { phone: company.phone })].join(' ');
      return build({
        ...content,
        to: booking.email,
        ticket: bookingTicket(booking, {
          language,
          zone: booking.timeZone,
          terms: t('terms', { where: whereOf(booking, rules, t), minutes: minutesOf(booking) }),
          reference: t('reference'),
        }),
        facts: [{ label: t('word'), lines: word.split('\n'), isText: true }, ...facts],
        button,
        links: isManageable ? [...(leadsToBooking ? [calendar] : []), ...ways] : [],
        ...(isManageable && { after }),
        reason: t(booking.status === 'held' ? 'held_reason' : 'reason'),
      });
    },
  };
}
