import { letterBuilder, type MailSender } from '#features/mail/letter.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { contactFields } from '../contact.input.ts';
import type { ContactMessage } from '../contact.ts';
import { contactMailTexts } from './contact-mail.texts.ts';

/** The lines of a text; a blank one between others stays visible in HTML. */
function linesOf(text: string): string[] {
  if (text === '') return [];
  return text.split('\n').map((line) => (line.trim() === '' ? '\u00a0' : line));
}

/** The mail that brings a message to the company; an answer to it goes to the sender. */
export function messageForCompany(message: ContactMessage, sender: MailSender): OutgoingMail {
  const { id, name, email, language } = message;
  const { say, moment, write } = letterBuilder(contactMailTexts, language, sender);
  const by = moment(message.answerBy);
  return write({
    kind: 'contact-message',
    ids: [id],
    to: sender.company.email,
    replyTo: email,
    subject: say('company_subject', { name }),
    preheader: say('company_preheader', { name, by }),
    heading: say('company_heading'),
    lead: say('company_lead', { name }),
    facts: [
      ...contactFields.map((field) => ({ label: say(field), lines: linesOf(message[field]) })),
      { label: say('language'), lines: [say('this_language')] },
      { label: say('answer_by'), lines: [by] },
    ],
    reason: say('company_reason'),
  });
}
