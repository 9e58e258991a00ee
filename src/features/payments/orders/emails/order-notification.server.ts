import type { MailSender } from '#features/mail/letter.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Order } from '../orders.repository.server.ts';
import { orderLetter } from './order-letter.server.ts';

/** What happened to an order that the company is notified of. */
export type OrderEvent =
  | { kind: 'paid'; payment: string; contactBy: string }
  | { kind: 'renewal_failed'; payment: string; message: string }
  | { kind: 'cancelled' };

const mailKinds = {
  paid: 'order-paid',
  renewal_failed: 'order-renewal-failed',
  cancelled: 'order-subscription-ended',
} as const;

/** The mail that notifies the company; an answer goes to the client where an address is known. */
export function orderNotification(
  order: Order,
  event: OrderEvent,
  sender: MailSender,
): OutgoingMail {
  const letter = orderLetter(order, sender);
  const { say, name, billingLines, modeLines } = letter;
  const { reference, billingEmail } = order;
  const payment = event.kind === 'cancelled' ? order.paymentId : event.payment;
  const by = event.kind === 'paid' ? letter.moment(event.contactBy) : '';
  const message = event.kind === 'renewal_failed' ? event.message : '';
  const amount = letter.amount(order.amountCents);
  const about = { name, reference, amount, message, by };
  return letter.write({
    kind: mailKinds[event.kind],
    ids: [event.kind === 'renewal_failed' ? event.payment : order.id],
    to: sender.company.email,
    replyTo: billingEmail,
    subject: say(`${event.kind}_subject`, about),
    preheader: say(`${event.kind}_preheader`, about),
    heading: say(`${event.kind}_heading`),
    lead: say(`${event.kind}_lead`, about),
    facts: [
      { label: say('service'), lines: [name] },
      { label: say('amount'), lines: [amount] },
      { label: say('reference'), lines: [reference] },
      { label: say('mode'), lines: modeLines },
      { label: say('client'), lines: billingLines },
      { label: say('email'), lines: [billingEmail ?? say('no_address')] },
      { label: say('payment'), lines: [payment ?? ''] },
      { label: say('answer_by'), lines: [by] },
    ],
    reason: say('company_reason'),
  });
}
