import { defineTexts } from '#i18n/texts.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';

const ownLinkTexts = defineTexts({
  en: {
    subject: 'Your link to {brand}',
    preheader: 'Everything between us, on one page.',
    heading: 'Here is your link.',
    lead: 'It opens a page with your meetings, orders and messages. It is yours alone and works for 60 days; please do not forward this email.',
    open: 'Open my page',
    after: 'If you did not ask for this, you need not do anything.',
    reason: 'You are receiving this because someone asked for the link of this address.',
  },
  pt: {
    subject: 'A sua ligação para a {brand}',
    preheader: 'Tudo o que temos em comum, numa só página.',
    heading: 'Eis a sua ligação.',
    lead: 'Abre uma página com as suas reuniões, encomendas e mensagens. É só sua e funciona durante 60 dias; não reencaminhe este e-mail.',
    open: 'Abrir a minha página',
    after: 'Se o pedido não foi seu, não precisa de fazer nada.',
    reason: 'Recebe este e-mail porque alguém pediu a ligação deste endereço.',
  },
});

/** Builds the mail with the link to a client's page; the same `attempt` makes the same mail. */
export function ownLinkMail(
  { email, language, attempt }: { email: string; language: string; attempt: string },
  sender: MailSender,
): OutgoingMail {
  const { t, ownUrl, build } = mailBuilder(ownLinkTexts, language, sender);
  const { brand } = sender.company;
  return build({
    kind: 'client-link',
    ids: [attempt],
    to: email,
    aboutUs: { orderId: null },
    subject: t('subject', { brand }),
    preheader: t('preheader'),
    heading: t('heading'),
    lead: t('lead'),
    button: { label: t('open'), href: ownUrl },
    after: t('after'),
    reason: t('reason'),
    maxPerDay: 3,
  });
}
