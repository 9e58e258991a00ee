import { capitalize } from '#i18n/capitalize.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { conversationPath } from '../conversations.ts';
import { conversationMailTexts } from './conversation-mail.texts.ts';

type Arrived = {
  id: string;
  conversationId: string;
  name: string;
  email: string;
  text: string;
  answerBy: string;
  /** What the work is called that it is about, if a client wrote it on a page of ours; null for a mail. */
  writtenAbout: string | null;
};

/** Builds the mail that tells the company of a mail that came in, or of what a client wrote about work for them. */
export function arrivedMail(
  { id, conversationId, name, email, text, answerBy, writtenAbout }: Arrived,
  ownersLanguage: string,
  sender: MailSender,
): OutgoingMail {
  const { t, formatInstant, build } = mailBuilder(conversationMailTexts, ownersLanguage, sender);
  const kind = writtenAbout === null ? 'arrived' : 'written';
  return build({
    kind: 'conversation-arrived-notice',
    ids: [id],
    to: 'company',
    replyTo: email,
    subject:
      writtenAbout === null
        ? t('arrived_subject', { name })
        : t('written_subject', { name, subject: writtenAbout }),
    preheader: t(`${kind}_heading`),
    heading: t(`${kind}_heading`),
    lead: '',
    facts: [
      { label: t('alarm_by'), lines: [capitalize(formatInstant(answerBy))] },
      {
        label: t('alarm_from'),
        lines: [name === email ? email : `${name}, ${email}`],
      },
      {
        label: '',
        lines: text.split('\n').map((line) => (line.trim() === '' ? '\u00a0' : line)),
        isText: true,
      },
    ],
    button: { label: t('assigned_open'), href: sender.origin + conversationPath(conversationId) },
    reason: t(`${kind}_reason`),
  });
}
