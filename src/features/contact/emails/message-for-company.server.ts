import { renderMail } from '#features/mail/render-mail.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { ContactMessage } from '../contact.ts';
import { contactWords, type MailSetting, messageIdOf } from './contact-letter.server.ts';

const kind = 'contact-message';

// A blank line of the message keeps its room.
function linesOf(text: string): string[] {
  return text.split('\n').map((line) => (line.trim() === '' ? '\u00a0' : line));
}

/** The mail that brings a message to the company; an answer to it goes to the sender. */
export function messageForCompany(message: ContactMessage, setting: MailSetting): OutgoingMail {
  const { say, moment } = contactWords(message);
  const { name, businessName, email, phone, language } = message;
  const by = moment(message.answerBy);
  const facts = [
    { label: say('name'), lines: [name] },
    { label: say('business'), lines: [businessName] },
    { label: say('email'), lines: [email] },
    { label: say('phone'), lines: [phone] },
    { label: say('message'), lines: linesOf(message.message) },
    { label: say('language'), lines: [say('this_language')] },
    { label: say('answer_by'), lines: [by] },
  ].filter(({ lines }) => lines.some((line) => line !== ''));
  const rendered = renderMail(
    {
      language,
      preheader: say('company_preheader', { name, by }),
      heading: say('company_heading'),
      lead: say('company_lead', { name }),
      facts,
      links: [],
      reason: say('company_reason'),
    },
    setting.company,
  );
  return {
    kind,
    messageId: messageIdOf(kind, message, setting),
    to: setting.company.email,
    replyTo: email,
    subject: say('company_subject', { name }),
    ...rendered,
    attachments: [],
  };
}
