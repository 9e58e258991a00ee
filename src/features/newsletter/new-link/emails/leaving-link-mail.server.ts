import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { unsubscribeNewsletterPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { newsletterMailTexts } from '../../emails/newsletter-mail.texts.ts';
import type { Subscriber } from '../../newsletter.repository.server.ts';

type LeavingLink = MailSender & {
  /** One for each request: the same attempt makes the same mail. */
  attempt: string;
  /** The token of the unsubscribe link. */
  token: string;
};

/** Builds the mail with a new unsubscribe link, for somebody whose link does not work. */
export function leavingLinkMail(
  { id, email, language }: Subscriber,
  { attempt, token, ...sender }: LeavingLink,
): OutgoingMail {
  const { t, pageUrl, build } = mailBuilder(newsletterMailTexts, language, sender);
  return build({
    kind: 'newsletter-leaving-link',
    ids: [id, attempt],
    to: email,
    subject: t('leaving_subject', { brand: sender.company.brand }),
    preheader: t('leaving_preheader'),
    heading: t('leaving_heading'),
    lead: t('leaving_lead'),
    button: {
      label: t('unsubscribe'),
      href: pageUrl(unsubscribeNewsletterPath.href({ token })),
    },
    reason: t('leaving_reason'),
    maxPerDay: 3,
  });
}
