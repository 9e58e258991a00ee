import { defineTexts } from '#i18n/texts.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { orderPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Order } from '../orders.repository.server.ts';

const contactTexts = defineTexts({
  en: {
    subject: 'Whom to call: {who} ({reference})',
    preheader: 'The client said it after paying.',
    heading: 'You know whom to call.',
    lead: 'After paying order {reference}, the client said this.',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    open: 'Open the order',
    reason: 'You are receiving this because your company sold this order.',
  },
  pt: {
    subject: 'A quem ligar: {who} ({reference})',
    preheader: 'O cliente indicou-o depois de pagar.',
    heading: 'Já sabem a quem ligar.',
    lead: 'Depois de pagar a encomenda {reference}, o cliente indicou isto.',
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail',
    open: 'Abrir a encomenda',
    reason: 'Recebem este e-mail porque a empresa vendeu esta encomenda.',
  },
});

type Contacted = Pick<Order, 'id' | 'reference' | 'contactName' | 'contactPhone' | 'billingEmail'>;

/**
 * Builds the mail to the company with the name and number that a buyer gave after paying, when the mail
 * about the payment had left. One leaves for each of them that is new, not for each correction.
 */
export function orderContactMail(
  { id, reference, contactName, contactPhone, billingEmail }: Contacted,
  language: string,
  sender: MailSender,
): OutgoingMail {
  const { t, build } = mailBuilder(contactTexts, language, sender);
  const known = [contactName && 'name', contactPhone && 'phone'].filter(Boolean).join('-');
  const who = [contactName, contactPhone].filter(Boolean).join(', ');
  return build({
    kind: 'order-contact',
    ids: [id, known],
    to: 'company',
    replyTo: billingEmail,
    subject: t('subject', { who, reference }),
    preheader: t('preheader'),
    heading: t('heading'),
    lead: t('lead', { reference }),
    facts: [
      { label: t('name'), lines: [contactName] },
      { label: t('phone'), lines: [contactPhone] },
      { label: t('email'), lines: [billingEmail ?? ''] },
    ],
    button: { label: t('open'), href: sender.origin + orderPath.href({ reference }) },
    reason: t('reason'),
  });
}
