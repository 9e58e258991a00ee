import { disputeNotification } from '#features/payments/disputes/emails/dispute-notification.server.ts';
import { orderNotification } from '#features/payments/ledger/emails/order-notification.server.ts';
import { orderUpdate } from '#features/payments/ledger/emails/order-update.server.ts';
import type { Order } from '#features/payments/ledger/orders.repository.server.ts';
import { failedRefundNotification } from '#features/payments/refunds/emails/failed-refund.server.ts';
import { paymentDue } from '#features/payments/subscriptions/emails/payment-due.server.ts';
import { orderDebit } from '#features/payments/waiting/emails/order-debit.server.ts';
import { withdrawalNotification } from '#features/payments/withdrawal/emails/withdrawal-notification.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { debit, declined, dispute, unpaid, withdrawal } from './mail-samples.ts';

type About = {
  language: 'en' | 'pt';
  manageUrl: string;
  sender: Parameters<typeof failedRefundNotification>[2]['sender'];
};

/** The mails of a card provider's events and of a withdrawal, about an order that the site has. */
export function providerMails(
  order: Order & { billingEmail: string },
  { language, manageUrl, sender }: About,
): OutgoingMail[] {
  const refund = {
    paymentId: order.id,
    failedCents: 10,
    refundFailedCents: 10,
    refundedCents: 0,
    contactBy: order.createdAt,
  };
  return [
    disputeNotification(order, { ...dispute, id: order.id, status: 'lost' }, { language, sender }),
    failedRefundNotification(order, refund, { language, sender }),
    orderDebit(order, { ...debit, orderId: order.id }, 'failed', sender),
    orderNotification(order, { ...declined, payment: order.id }, language, sender),
    orderNotification(order, { kind: 'cancelled' }, language, sender),
    orderNotification(
      order,
      { kind: 'late_ended', payment: order.id, amountCents: 10, repayBy: order.createdAt },
      language,
      sender,
    ),
    withdrawalNotification(order, withdrawal, {
      language,
      repayBy: withdrawal.receivedAt,
      covered: null,
      ...sender,
    }),
    orderUpdate(order, { kind: 'ending', endsAt: order.createdAt }, { ...sender, manageUrl }),
    orderUpdate(order, { kind: 'card', change: order.id }, { ...sender, manageUrl }),
    paymentDue(order, { ...unpaid, paymentId: order.id }, { ...sender, manageUrl }),
  ];
}
