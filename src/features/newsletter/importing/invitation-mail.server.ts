import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { confirmNewsletterPath, unsubscribeNewsletterPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Subscriber } from '../newsletter.repository.server.ts';
import { listHeaders } from '../unsubscribe/emails/list-headers.server.ts';
import { invitationMailTexts } from './invitation-mail.texts.ts';

export const invitationKind = 'newsletter-invitation';

type Invitation = MailSender & {
  /** The token of the link that confirms, and of the one that leaves. */
  token: string;
  leavingToken: string;
};

/** Builds the only mail that asks somebody on an imported list to confirm (double opt-in). */
export function invitationMail(
  { id, email, language }: Pick<Subscriber, 'id' | 'email' | 'language'>,
  { token, leavingToken, ...sender }: Invitation,
): OutgoingMail {
  const { t, pageUrl, build } = mailBuilder(invitationMailTexts, language, sender);
  const leaving = unsubscribeNewsletterPath.href({ token: leavingToken });
  return build({
    kind: invitationKind,
    ids: [id],
    to: email,
    subject: t('subject', { brand: sender.company.brand }),
    preheader: t('preheader'),
    heading: t('heading'),
    lead: t('lead'),
    button: { label: t('confirm'), href: pageUrl(confirmNewsletterPath.href({ token })) },
    links: [{ label: t('leave'), href: pageUrl(leaving) }],
    reason: t('reason'),
    headers: listHeaders(leavingToken, sender),
    maxPerDay: 1,
  });
}
