import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { bookConsultationPath, contactPath, withdrawalPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { SignIn } from '../sign-ins.repository.server.ts';
import { noAccountMailTexts } from './no-account-mail.texts.ts';

/**
 * Builds the mail to somebody we know who asked to sign in and has nothing to see: what there is instead.
 * The screen says the same for any address, so only who reads this mail learns it.
 */
export function noAccountMail(
  { id, email, language }: Pick<SignIn, 'id' | 'email' | 'language'>,
  sender: MailSender,
): OutgoingMail {
  const { t, pageUrl, build } = mailBuilder(noAccountMailTexts, language, sender);
  const { brand, phone } = sender.company;
  return build({
    kind: 'sign-in-without-account',
    ids: [id],
    to: email,
    subject: t('subject', { brand }),
    preheader: t('preheader'),
    heading: t('heading'),
    lead: t('lead', { brand }),
    facts: [
      { label: t('booked'), lines: [t('bookedText')], isText: true },
      { label: t('paid'), lines: [t('paidText')], isText: true },
      { label: t('other'), lines: [t('otherText', { phone })], isText: true },
    ],
    button: { label: t('write'), href: pageUrl(contactPath.href()) },
    links: [
      { label: t('withdraw'), href: pageUrl(withdrawalPath.href()) },
      { label: t('book'), href: pageUrl(bookConsultationPath.href()) },
    ],
    reason: t('reason'),
    maxPerDay: 3,
  });
}
