import { conversationPath } from '#features/conversations/conversations.ts';
import { messageFieldNames, staffLabel } from '#features/conversations/message-fields.texts.ts';
import { topicOfColumns } from '#features/topics/topics.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { languageOf } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { ContactMessage } from '../contact.ts';
import { contactMailTexts } from './contact-mail.texts.ts';

/** Splits a text into lines; a blank line stays visible in HTML. */
function linesOf(text: string): string[] {
  if (text === '') return [];
  return text.split('\n').map((line) => (line.trim() === '' ? '\u00a0' : line));
}

/**
 * Builds the mail that notifies the company of a message, in the owner's language; replies go to the
 * sender.
 */
export function contactNotification(
  message: ContactMessage & { conversationId?: string },
  ownersLanguage: string,
  sender: MailSender,
): OutgoingMail {
  const { id, name, email, conversationId = id } = message;
  const { t, language, formatInstant, build } = mailBuilder(
    contactMailTexts,
    ownersLanguage,
    sender,
  );
  const topic = topicOfColumns(message);
  const by = formatInstant(message.answerBy);
  return build({
    kind: 'contact-message',
    ids: [id],
    to: 'company',
    replyTo: email,
    subject: t('company_subject', { name }),
    preheader: t('company_preheader', { name, by }),
    heading: t('company_heading'),
    lead: t('company_lead', { name }),
    facts: [
      { label: staffLabel('message', language), lines: linesOf(message.message), isText: true },
      { label: t('answer_by'), lines: [capitalize(by)] },
      ...messageFieldNames
        .filter((field) => field !== 'message')
        .map((field) => ({ label: staffLabel(field, language), lines: linesOf(message[field]) })),
      {
        label: t('about'),
        lines: topic ? [localize(language, topic.title, topic.titlePt).text] : [],
      },
      { label: t('language'), lines: [t(`language_${languageOf(message.language)}`)] },
    ],
    button: { label: t('open'), href: sender.origin + conversationPath(conversationId) },
    reason: t('company_reason'),
  });
}
