import { defineTexts } from '#i18n/texts.ts';
import { type MailSender, mailBuilder, salutation } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { mailsPerDay } from '../../sign-in/sign-in-limits.ts';
import type { CodeClient } from '../client-code.server.ts';

const clientCodeTexts = defineTexts({
  en: {
    subject: 'Your code for your documents at {brand}',
    preheader: 'The code works once, within 15 minutes.',
    heading: 'Hello{name}.',
    lead: 'Within 15 minutes, type this code where you asked for it. Papers of identity and ZIP files open with it, in that browser alone.',
    code: 'Your code',
    reason:
      'You are receiving this because someone who has the link to your page asked to open a document. If it was not you, do nothing: nobody opens it without this email.',
  },
  pt: {
    subject: 'O código para os seus documentos na {brand}',
    preheader: 'O código serve uma só vez e é válido durante 15 minutos.',
    heading: 'Olá{name}.',
    lead: 'No prazo de 15 minutos, escreva este código onde o pediu. Com ele abrem-se documentos de identificação e ficheiros ZIP, apenas nesse navegador.',
    code: 'O seu código',
    reason:
      'Recebe este e-mail porque alguém que tem a ligação da sua página pediu para abrir um documento. Se o pedido não foi seu, não faça nada: sem este e-mail ninguém o abre.',
  },
});

type Code = CodeClient & { id: string; code: string; expiresAt: string };

/** Builds the mail with the code by which a client opens papers of identity and ZIP files. */
export function clientCodeMail(
  { id, email, name, language, code, expiresAt }: Code,
  sender: MailSender,
): OutgoingMail {
  const { t, build } = mailBuilder(clientCodeTexts, language, sender);
  return build({
    kind: 'client-code',
    ids: [id],
    to: email,
    subject: t('subject', { brand: sender.company.brand }),
    preheader: t('preheader'),
    heading: t('heading', { name: salutation(name) }),
    lead: t('lead'),
    code: { label: t('code'), value: code },
    reason: t('reason'),
    until: expiresAt,
    maxPerDay: mailsPerDay,
  });
}
