import { acknowledgementKind } from '#features/conversations/conversations.ts';
import { topicOfColumns } from '#features/topics/topics.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { localize } from '#i18n/localized.tsx';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { bookConsultationPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { ContactMessage } from '../contact.ts';
import { contactMailTexts } from './contact-mail.texts.ts';

/**
 * Builds the mail that acknowledges a message to its sender. It repeats nothing that was typed,
 * because anyone can enter another person's address.
 */
export function contactAcknowledgement(message: ContactMessage, sender: MailSender): OutgoingMail {
  const { id, email, createdAt, language } = message;
  const { t, formatInstant, pageUrl, build } = mailBuilder(contactMailTexts, language, sender);
  const topic = topicOfColumns(message);
  return build({
    kind: acknowledgementKind,
    ids: [id],
    to: email,
    aboutUs: { orderId: null },
    subject: t('sender_subject'),
    preheader: t('sender_preheader'),
    heading: t('sender_heading'),
    lead: t('sender_lead', { phone: sender.company.phone }),
    facts: [
      { label: t('received'), lines: [capitalize(formatInstant(createdAt))] },
      {
        label: t('about'),
        lines: topic ? [localize(language, topic.title, topic.titlePt).text] : [],
      },
    ],
    links: [{ label: t('book'), href: pageUrl(bookConsultationPath.href()) }],
    reason: t('sender_reason'),
    // The address may be another person's, so it gets at most three of these a day.
    maxPerDay: 3,
  });
}
