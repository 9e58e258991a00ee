import { greeting, type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { blogPath, unsubscribeNewsletterPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Subscriber } from '../newsletter.repository.server.ts';
import { listHeaders } from '../unsubscribe/emails/list-headers.server.ts';
import { newsletterMailTexts } from './newsletter-mail.texts.ts';

type Welcome = MailSender & {
  /** One for each request: the same attempt makes the same mail. */
  attempt: string;
  /** The token of the unsubscribe link. */
  token: string;
};

/** Builds the first mail after the confirmation: what to expect, and how to unsubscribe. */
export function welcomeMail(
  { id, name, email, language, confirmedAt }: Subscriber,
  { attempt, token, ...sender }: Welcome,
): OutgoingMail {
  const { t, pageUrl, build } = mailBuilder(newsletterMailTexts, language, sender);
  return build({
    kind: 'newsletter-welcome',
    ids: [id, attempt],
    to: email,
    subject: t('welcome_subject', { brand: sender.company.brand }),
    preheader: t('welcome_preheader'),
    heading: t('welcome_heading', { name: greeting(name, confirmedAt) }),
    lead: t('welcome_lead'),
    button: { label: t('welcome_read'), href: pageUrl(blogPath.href()) },
    links: [{ label: t('unsubscribe'), href: pageUrl(unsubscribeNewsletterPath.href({ token })) }],
    reason: t('welcome_reason'),
    headers: listHeaders(token, sender),
    maxPerDay: 3,
  });
}
