import { withPrefix } from '#core/site-address.ts';
import { renderMail } from '#features/mail/render-mail.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { bookConsultationPath } from '#site/pages/book-consultation/book-consultation.path.ts';
import type { ContactMessage } from '../contact.ts';
import { contactWords, type MailSetting, messageIdOf } from './contact-letter.server.ts';

const kind = 'contact-received';

/**
 * The mail that tells the sender that the message came in. It repeats nothing that was typed:
 * anybody can have it sent to anybody.
 */
export function messageReceived(message: ContactMessage, setting: MailSetting): OutgoingMail {
  const { say, moment } = contactWords(message);
  const { language, email } = message;
  const { origin, company } = setting;
  const bookingPath = withPrefix(language === 'pt' ? '/pt' : '', bookConsultationPath.href());
  const rendered = renderMail(
    {
      language,
      preheader: say('sender_preheader'),
      heading: say('sender_heading'),
      lead: say('sender_lead', { phone: company.phone }),
      facts: [
        { label: say('received'), lines: [moment(message.createdAt)] },
        { label: say('answer'), lines: [say('within')] },
      ],
      links: [{ label: say('book'), href: `${origin}${bookingPath}` }],
      reason: say('sender_reason'),
    },
    company,
  );
  return {
    kind,
    messageId: messageIdOf(kind, message, setting),
    to: email,
    replyTo: company.email,
    subject: say('sender_subject'),
    ...rendered,
    attachments: [],
    // Anybody can type anybody's address: it is written to three times in a day and no more.
    mostPerDay: 3,
  };
}
