import { letterBuilder, type MailSender } from '#features/mail/letter.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { bookConsultationPath } from '#site/pages/book-consultation/book-consultation.path.ts';
import type { ContactMessage } from '../contact.ts';
import { contactMailTexts } from './contact-mail.texts.ts';

/**
 * The mail that tells the sender that the message came in. It repeats nothing that was typed:
 * anybody can have it sent to anybody.
 */
export function messageReceived(message: ContactMessage, sender: MailSender): OutgoingMail {
  const { id, email, createdAt, language } = message;
  const { say, moment, page, write } = letterBuilder(contactMailTexts, language, sender);
  return write({
    kind: 'contact-received',
    ids: [id],
    to: email,
    subject: say('sender_subject'),
    preheader: say('sender_preheader'),
    heading: say('sender_heading'),
    lead: say('sender_lead', { phone: sender.company.phone }),
    facts: [
      { label: say('received'), lines: [moment(createdAt)] },
      { label: say('answer'), lines: [say('within')] },
    ],
    links: [{ label: say('book'), href: page(bookConsultationPath.href()) }],
    reason: say('sender_reason'),
    // Anybody can type anybody's address, so one address gets three of these a day at most.
    mostPerDay: 3,
  });
}
