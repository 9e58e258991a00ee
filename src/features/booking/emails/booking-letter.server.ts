import type { MailCompany, MailLink } from '#features/mail/mail.ts';
import { renderMail } from '#features/mail/render-mail.server.ts';
import type { MailAttachment, OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../booking.repository.server.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import type { BookingFacts } from './booking-facts.server.ts';

/** What mails need beside the booking; `origin` is the site's public address. */
export type MailSetting = {
  manageUrl: string;
  origin: string;
  company: MailCompany;
  rules: BookingRules;
};

type Letter = {
  kind: string;
  /** Parts of the Message-ID after the kind; the same parts make the same mail. */
  identity: (string | number)[];
  subject: string;
  preheader: string;
  heading: string;
  lead: string;
  /** Instead of the one that opens the booking, which goes with how to change it. */
  button?: MailLink;
  attachments?: MailAttachment[];
};

/** The Message-ID of a booking's mail, without brackets: the same each time it is made. */
export function messageIdOf(kind: string, identity: (string | number)[], origin: string): string {
  return `${[kind, ...identity].join('.')}@${new URL(origin).hostname}`;
}

/** One mail about a booking, to its own address; answers go to the company. */
export function bookingLetter(
  booking: Booking,
  { facts, say, language }: BookingFacts,
  { manageUrl, origin, company, rules }: MailSetting,
  letter: Letter,
): OutgoingMail {
  const { kind, identity, subject, preheader, heading, lead, button, attachments = [] } = letter;
  const { videoLink } = placeOf(rules);
  const isLive = button === undefined;
  const rendered = renderMail(
    {
      language,
      preheader,
      heading,
      lead: isLive ? `${lead} ${say('change', { phone: company.phone })}` : lead,
      facts,
      button: button ?? { label: say('open'), href: manageUrl },
      links: isLive && videoLink ? [{ label: say('join'), href: videoLink }] : [],
      reason: say('reason'),
    },
    company,
  );
  return {
    kind,
    messageId: messageIdOf(kind, identity, origin),
    to: booking.email,
    subject,
    ...rendered,
    replyTo: company.email,
    attachments,
  };
}

/**
 * How a heading addresses its reader: a comma and the first word of the name, or nothing when that
 * word is long or reads like an address, because anybody can have this mail sent to anybody.
 */
export function addressed(name: string): string {
  const [first = ''] = name.split(' ');
  return first.length > 30 || /[/:@\\<>]|\.\p{L}/u.test(first) ? '' : `, ${first}`;
}
