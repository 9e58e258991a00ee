import { withPrefix } from '#core/site-address.ts';
import type { MailCompany } from '#features/mail/mail.ts';
import { renderMail } from '#features/mail/render-mail.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { confirmNewsletterPath } from '#site/pages/confirm-newsletter/confirm-newsletter.path.ts';
import { addressed, subscriberWords } from '../../emails/newsletter-letter.server.ts';
import type { Subscriber } from '../../newsletter.repository.server.ts';

/** The first mail to an address, and those that an unconfirmed address asks for again. */
export type ConfirmationKind = 'newsletter-confirm' | 'newsletter-confirm-again';

type Setting = {
  kind: ConfirmationKind;
  /** Made once per request: the same attempt makes the same mail. */
  attempt: string;
  token: string;
  origin: string;
  company: MailCompany;
};

/** Where the outbox keeps the fresh confirmation mails of a subscriber. */
export function freshMailsOf(subscriberId: string) {
  const kind: ConfirmationKind = 'newsletter-confirm-again';
  return { kind, messageIdStart: `${kind}.${subscriberId}.` };
}

/** How the Message-IDs of all confirmation mails of a subscriber begin. */
export function confirmationMessagesOf(subscriberId: string): string[] {
  const kinds: ConfirmationKind[] = ['newsletter-confirm', 'newsletter-confirm-again'];
  return kinds.map((kind) => `${kind}.${subscriberId}.`);
}

/** The mail whose link confirms a subscription (double opt-in), in the subscriber's language. */
export function confirmationMail(
  subscriber: Subscriber,
  { kind, attempt, token, origin, company }: Setting,
): OutgoingMail {
  const { language, prefix, say } = subscriberWords(subscriber);
  const href = origin + withPrefix(prefix, confirmNewsletterPath.href({ token }));
  const rendered = renderMail(
    {
      language,
      preheader: say('preheader'),
      heading: say('heading', { name: addressed(subscriber.name) }),
      lead: say('lead'),
      facts: [],
      button: { label: say('confirm'), href },
      links: [],
      reason: say('reason'),
    },
    company,
  );
  return {
    kind,
    messageId: `${kind}.${subscriber.id}.${attempt}@${new URL(origin).hostname}`,
    to: subscriber.email,
    subject: say('subject', { brand: company.brand }),
    ...rendered,
    replyTo: company.email,
    attachments: [],
    mostPerDay: 3,
  };
}
