import type { Language } from '#i18n/language.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { contentRecordPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { wordsMailTexts } from './words-mail.texts.ts';

/** `email`: the client's, to which an answer goes. */
export type MailedWords = {
  id: string;
  recordId: string;
  name: string;
  email: string;
  words: string;
};

/** Builds the mail to the company: a client wrote words, or took words back that are on the site. */
export function wordsMail(
  event: 'given' | 'taken',
  { id, recordId, name, email, words }: MailedWords,
  { to, ...sender }: MailSender & { to: Language },
): OutgoingMail {
  const { t, build } = mailBuilder(wordsMailTexts, to, sender);
  return build({
    kind: `client-words-${event}`,
    ids: [id],
    to: 'company',
    subject: t(`${event}_subject`, { name }),
    preheader: t(`${event}_preheader`),
    heading: t(`${event}_heading`),
    lead: t(`${event}_lead`),
    facts: [{ label: t('words'), lines: words.split('\n'), isText: true }],
    button: {
      label: t('open'),
      href: sender.origin + contentRecordPath.href({ kind: 'testimonials', id: recordId }),
    },
    replyTo: email,
    reason: t('reason'),
  });
}
