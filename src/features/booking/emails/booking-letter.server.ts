import type { MailCompany } from '#features/mail/mail.ts';
import { renderMail } from '#features/mail/render-mail.server.ts';
import type { MailAttachment, OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Booking } from '../booking.repository.server.ts';
import type { BookingFacts } from './booking-facts.server.ts';

/** What mails need beside the booking; `origin` is the site's public address. */
export type MailSetting = { manageUrl: string; origin: string; company: MailCompany };

type Letter = {
  kind: string;
  /** Parts of the Message-ID after the kind; the same parts make the same mail. */
  identity: (string | number)[];
  subject: string;
  preheader: string;
  heading: string;
  lead: string;
  attachments: MailAttachment[];
};

/** One mail about a booking, to its own address; answers go to the company. */
export function bookingLetter(
  booking: Booking,
  { facts, say, language }: BookingFacts,
  { manageUrl, origin, company }: MailSetting,
  letter: Letter,
): OutgoingMail {
  const { kind, identity, subject, preheader, heading, lead, attachments } = letter;
  const rendered = renderMail(
    {
      language,
      preheader,
      heading,
      lead: `${lead} ${say('change', { phone: company.phone })}`,
      facts,
      button: { label: say('open'), href: manageUrl },
      links: [],
      reason: say('reason'),
    },
    company,
  );
  return {
    kind,
    messageId: `${[kind, ...identity].join('.')}@${new URL(origin).hostname}`,
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
