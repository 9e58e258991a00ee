import { greeting } from '#features/mail/greeting.server.ts';
import { letterBuilder, type MailSender } from '#features/mail/letter.server.ts';
import { messageIdStart } from '#features/mail/message-id.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { confirmNewsletterPath } from '#site/pages/confirm-newsletter/confirm-newsletter.path.ts';
import { newsletterMailTexts } from '../../emails/newsletter-mail.texts.ts';
import type { Subscriber } from '../../newsletter.repository.server.ts';

/** The first mail to an address, and those that an unconfirmed address asks for again. */
export type ConfirmationKind = 'newsletter-confirm' | 'newsletter-confirm-again';

type Confirmation = MailSender & {
  kind: ConfirmationKind;
  /** Made once per request: the same attempt makes the same mail. */
  attempt: string;
  token: string;
};

/** Where the outbox keeps the fresh confirmation mails of a subscriber. */
export function freshMailsOf(subscriberId: string) {
  const kind: ConfirmationKind = 'newsletter-confirm-again';
  return { kind, messageIdStart: messageIdStart(kind, subscriberId) };
}

/** How the Message-IDs of all confirmation mails of a subscriber begin. */
export function confirmationMessagesOf(subscriberId: string): string[] {
  const kinds: ConfirmationKind[] = ['newsletter-confirm', 'newsletter-confirm-again'];
  return kinds.map((kind) => messageIdStart(kind, subscriberId));
}

/** The mail whose link confirms a subscription (double opt-in), in the subscriber's language. */
export function confirmationMail(
  { id, name, email, language }: Subscriber,
  { kind, attempt, token, ...sender }: Confirmation,
): OutgoingMail {
  const { say, page, write } = letterBuilder(newsletterMailTexts, language, sender);
  return write({
    kind,
    ids: [id, attempt],
    to: email,
    subject: say('subject', { brand: sender.company.brand }),
    preheader: say('preheader'),
    heading: say('heading', { name: greeting(name) }),
    lead: say('lead'),
    button: { label: say('confirm'), href: page(confirmNewsletterPath.href({ token })) },
    reason: say('reason'),
    mostPerDay: 3,
  });
}
