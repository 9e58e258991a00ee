import { plusAddress } from '#core/plus-address.ts';
import { formatSize } from '#i18n/format-size.ts';
import type { MailFact, MailPerson } from '#mail/mail.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { quotedLines, replySubject, threadHeaders, withoutOurLinks } from '../mail-thread.ts';
import { fitFiles, type OutgoingFile } from '../outgoing-files.server.ts';
import { conversationMailTexts } from './conversation-mail.texts.ts';

export type Reply = {
  id: string;
  email: string;
  language: string;
  text: string;
  /** Papers that it links. */
  links: readonly { label: string; href: string }[];
  /** Files that go with it; those that are too large for a mail are on the client's page. */
  files: readonly OutgoingFile[];
  /** Who wrote it; null for the command line. */
  signedBy: MailPerson | null;
  /** The subject of the conversation. */
  subject: string;
  /** Whether it begins a conversation, and is no answer. */
  isFirst?: boolean;
  /** Whether it is about the work for the client, and their subject names it. */
  isProject?: boolean;
  /** What it answers, and who wrote that; null for nothing. */
  quote: { name: string; at: string; text: string } | null;
  /** The Message-IDs of the mails before it, oldest first. */
  messageIds: readonly string[];
  /** Where answers arrive; null for the company's address. */
  replyTo: { address: string; token: string } | null;
};

/** Returns the lines of a text; an empty one stays visible in HTML. */
function linesOf(text: string): string[] {
  return text.split('\n').map((line) => (line.trim() === '' ? '\u00a0' : line));
}

/**
 * Builds the mail that one of the staff writes in a conversation. It quotes what it answers, which who
 * wrote the answer has read, without our own links.
 */
export function replyMail(reply: Reply, sender: MailSender): OutgoingMail {
  const { id, email, text, links, files, signedBy, subject, quote, replyTo } = reply;
  const { isFirst = false, isProject = false } = reply;
  const { t, formatInstant, build, language } = mailBuilder(
    conversationMailTexts,
    reply.language,
    sender,
  );
  const { brand } = sender.company;
  const facts: MailFact[] = [
    signedBy === null
      ? { label: '', lines: [...linesOf(text), '\u00a0', brand], isText: true }
      : {
          label: '',
          lines: linesOf(text),
          isText: true,
          signature: { person: signedBy, lines: [signedBy.name, brand] },
        },
  ];
  const { attachments, tooLarge } = fitFiles(files);
  if (tooLarge.length > 0)
    facts.push({
      label: t('too_large'),
      lines: tooLarge.map(({ name, size }) => `${name} (${formatSize(size, language)})`),
      isText: true,
    });
  if (quote) {
    const shown = withoutOurLinks(quote.text, sender.origin, t('link_removed'));
    const label = t('wrote', { name: quote.name, at: formatInstant(quote.at) });
    facts.push({ label, lines: quotedLines(shown), isText: true, isQuote: true });
  }
  return build({
    kind: isProject ? 'project-message' : 'conversation-reply',
    ids: [id],
    to: email,
    subject: isFirst ? subject : replySubject(subject),
    preheader: t(quote ? 'reply_preheader' : 'first_preheader', { brand }),
    heading: isFirst ? subject : t(quote ? 'reply_heading' : 'more_heading'),
    lead: '',
    facts,
    links: [...links],
    attachments,
    after: t('reply_again'),
    reason: isProject
      ? t('project_reason', { subject })
      : t(isFirst ? 'first_reason' : 'reply_reason'),
    // A person wrote it: mail programs may answer for those who are away.
    headers: { 'Auto-Submitted': 'no', ...threadHeaders(reply.messageIds) },
    ...(replyTo && { replyTo: plusAddress(replyTo.address, replyTo.token) }),
    aboutUs: { orderId: null },
    maxPerDay: isProject ? 30 : 10,
  });
}
