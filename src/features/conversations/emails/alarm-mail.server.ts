import { capitalize } from '#i18n/capitalize.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { conversationPath } from '../conversations.ts';
import { conversationMailTexts } from './conversation-mail.texts.ts';

type Alarm = { id: string; answerBy: string; name: string; email: string };

/** Builds the mail that reminds the company of a promised answer, in the owner's language. */
export function alarmMail(
  { id, answerBy, name, email }: Alarm,
  language: string,
  sender: MailSender,
): OutgoingMail {
  const { t, formatInstant, build } = mailBuilder(conversationMailTexts, language, sender);
  const by = formatInstant(answerBy);
  return build({
    kind: 'conversation-due-notice',
    ids: [id],
    to: 'company',
    replyTo: email,
    subject: t('alarm_subject', { by }),
    preheader: t('alarm_preheader'),
    heading: t('alarm_heading'),
    lead: t('alarm_lead'),
    facts: [
      { label: t('alarm_by'), lines: [capitalize(by)] },
      { label: t('alarm_from'), lines: [name, email] },
    ],
    button: { label: t('alarm_open'), href: sender.origin + conversationPath(id) },
    reason: t('alarm_reason'),
  });
}
