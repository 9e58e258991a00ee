import { type MailSender, mailBuilder, messageIdStart } from '#mail/mail-builder.server.ts';
import { confirmNewsletterPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Subscriber } from '../newsletter.repository.server.ts';
import { newsletterMailTexts } from './newsletter-mail.texts.ts';

/** The first mail to an address, and those sent again to an unconfirmed one. */
export type ConfirmationKind = 'newsletter-confirm' | 'newsletter-confirm-again';

type Confirmation = MailSender & {
  kind: ConfirmationKind;
  /** One for each request: the same attempt makes the same mail. */
  attempt: string;
  token: string;
};

/** Returns the kind and the Message-ID prefix of the confirmation mails sent again to a subscriber. */
export function repeatedConfirmations(subscriberId: string) {
  const kind: ConfirmationKind = 'newsletter-confirm-again';
  return { kind, messageIdStart: messageIdStart(kind, subscriberId) };
}

/** Returns the Message-ID prefixes of all confirmation mails of a subscriber. */
export function confirmationIdPrefixes(subscriberId: string): string[] {
  const kinds: ConfirmationKind[] = ['newsletter-confirm', 'newsletter-confirm-again'];
  return kinds.map((kind) => messageIdStart(kind, subscriberId));
}

/** Builds the mail whose link confirms a subscription (double opt-in), in the subscriber's language. */
export function confirmationMail(
  { id, email, language }: Subscriber,
  { kind, attempt, token, ...sender }: Confirmation,
): OutgoingMail {
  const { t, pageUrl, build } = mailBuilder(newsletterMailTexts, language, sender);
  return build({
    kind,
    ids: [id, attempt],
    to: email,
    subject: t('subject', { brand: sender.company.brand }),
    preheader: t('preheader'),
    heading: t('heading'),
    lead: t('lead'),
    button: { label: t('confirm'), href: pageUrl(confirmNewsletterPath.href({ token })) },
    reason: t('reason'),
    maxPerDay: 3,
  });
}
