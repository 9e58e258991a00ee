import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { conversationMailTexts } from './conversation-mail.texts.ts';

type Reply = { id: string; email: string; language: string; text: string };

/** Returns the lines of a text; an empty one stays visible in HTML. */
function linesOf(text: string): string[] {
  return text.split('\n').map((line) => (line.trim() === '' ? '\u00a0' : line));
}

/**
 * Builds the mail that answers a message. It does not quote the message, because anyone can enter
 * another person's address.
 */
export function replyMail({ id, email, language, text }: Reply, sender: MailSender): OutgoingMail {
  const { t, build } = mailBuilder(conversationMailTexts, language, sender);
  return build({
    kind: 'conversation-reply',
    ids: [id],
    to: email,
    subject: t('reply_subject'),
    preheader: t('reply_preheader', { brand: sender.company.brand }),
    heading: t('reply_heading'),
    lead: '',
    facts: [{ label: '', lines: linesOf(text), isText: true }],
    after: t('reply_again'),
    reason: t('reply_reason'),
    maxPerDay: 10,
  });
}
