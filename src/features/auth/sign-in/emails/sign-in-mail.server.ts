import { type MailSender, mailBuilder, salutation } from '#mail/mail-builder.server.ts';
import { signInLinkPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { allMailsPerDay } from '../sign-in-limits.ts';
import type { SignIn } from '../sign-ins.repository.server.ts';
import { signInMailTexts } from './sign-in-mail.texts.ts';

export type SignInRecipient = { email: string; name: string; language: 'en' | 'pt' };

type Secrets = MailSender & {
  recipient: SignInRecipient;
  token: string;
  code: string;
  isForStaff: boolean;
};

/** Builds the mail with the code and the link by which one of the staff or a client signs in. */
export function signInMail(
  { id, expiresAt }: SignIn,
  { recipient, token, code, isForStaff, ...sender }: Secrets,
): OutgoingMail {
  const { t, pageUrl, build } = mailBuilder(signInMailTexts, recipient.language, sender);
  return build({
    kind: 'sign-in',
    ids: [id],
    to: recipient.email,
    subject: t('subject', { brand: sender.company.brand }),
    preheader: t('preheader'),
    heading: t('heading', { name: salutation(recipient.name) }),
    lead: t('lead'),
    code: { label: t('code'), value: code },
    button: { label: t('open'), href: pageUrl(signInLinkPath.href({ token })) },
    reason: t('reason'),
    isForStaff,
    until: expiresAt,
    maxPerDay: allMailsPerDay,
  });
}
