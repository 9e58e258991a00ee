import { renderMail } from '#features/mail/render-mail.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Order } from '../orders.repository.server.ts';
import { type MailSetting, messageIdOf, orderWords } from './order-words.server.ts';

/** What the company is told about an order. */
export type OrderNews =
  | { kind: 'paid'; payment: string; contactBy: string }
  | { kind: 'renewal_failed'; payment: string; message: string }
  | { kind: 'cancelled' };

const kinds = {
  paid: 'order-paid',
  renewal_failed: 'order-renewal-failed',
  cancelled: 'order-subscription-ended',
} as const;

/** The mail that tells the company; an answer to it goes to the client where an address is known. */
export function orderNews(order: Order, news: OrderNews, setting: MailSetting): OutgoingMail {
  const { company } = setting;
  const { language, say, name, amount, moment, billingLines, modeLines } = orderWords(order);
  const kind = kinds[news.kind];
  const payment = news.kind === 'cancelled' ? order.paymentId : news.payment;
  const by = news.kind === 'paid' ? moment(news.contactBy) : '';
  const about = {
    name,
    reference: order.reference,
    amount: amount(order.amountCents),
    message: news.kind === 'renewal_failed' ? news.message : '',
    by,
  };
  const facts = [
    { label: say('service'), lines: [name] },
    { label: say('amount'), lines: [about.amount] },
    { label: say('reference'), lines: [order.reference] },
    { label: say('mode'), lines: modeLines },
    { label: say('client'), lines: billingLines },
    { label: say('email'), lines: [order.billingEmail ?? say('no_address')] },
    { label: say('payment'), lines: [payment ?? ''] },
    { label: say('answer_by'), lines: [by] },
  ].filter(({ lines }) => lines.some((line) => line !== ''));
  const rendered = renderMail(
    {
      language,
      preheader: say(`${news.kind}_preheader`, about),
      heading: say(`${news.kind}_heading`),
      lead: say(`${news.kind}_lead`, about),
      facts,
      links: [],
      reason: say('company_reason'),
    },
    company,
  );
  return {
    kind,
    messageId: messageIdOf(kind, news.kind === 'renewal_failed' ? news.payment : order.id, setting),
    to: company.email,
    ...(order.billingEmail ? { replyTo: order.billingEmail } : {}),
    subject: say(`${news.kind}_subject`, about),
    ...rendered,
    attachments: [],
  };
}
