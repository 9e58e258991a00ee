import type { MailSender } from '#features/mail/letter.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { bookConsultationPath } from '#site/pages/book-consultation/book-consultation.path.ts';
import type { OrderCharge } from '../charges.repository.server.ts';
import type { Order } from '../orders.repository.server.ts';
import { orderLetter } from './order-letter.server.ts';

/**
 * The receipt of one charge, to the order's address. The first one says what happens next and where
 * to schedule a session; a renewal's says that there is nothing to do.
 */
export function orderReceipt(
  order: Order & { billingEmail: string },
  charge: OrderCharge,
  sender: MailSender,
): OutgoingMail {
  const letter = orderLetter(order, sender);
  const { say, page, name, billingLines, modeLines } = letter;
  const isFirst = charge.paymentId === order.paymentId;
  const words = isFirst ? 'receipt' : 'renewal';
  const amount = letter.amount(charge.amountCents);
  const about = { name, reference: order.reference, amount };
  const next = [say('next_mail'), say('next_contact'), say('next_session')];
  return letter.write({
    kind: 'order-receipt',
    ids: [charge.paymentId],
    to: order.billingEmail,
    subject: say('receipt_subject', about),
    preheader: say(`${words}_preheader`, about),
    heading: say(`${words}_heading`),
    lead: say(`${words}_lead`, { phone: sender.company.phone }),
    facts: [
      { label: say('service'), lines: [name] },
      { label: say('amount'), lines: [amount] },
      { label: say('date'), lines: [letter.moment(charge.paidAt)] },
      { label: say('status'), lines: [say('completed')] },
      { label: say('reference'), lines: [order.reference] },
      { label: say('mode'), lines: modeLines },
      { label: say('billing'), lines: billingLines },
      { label: say('next'), lines: isFirst ? next : [] },
    ],
    ...(isFirst && {
      button: { label: say('schedule'), href: page(bookConsultationPath.href()) },
    }),
    reason: say('receipt_reason'),
  });
}
