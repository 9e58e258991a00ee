import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { applyPayment } from '../orders/apply-payment.server.ts';
import type { OrderStatus } from '../orders/order-states.ts';
import type { Order } from '../orders/orders.repository.server.ts';
import type { CheckPaymentInput } from '../payments.input.ts';
import type { CheckedPayment } from '../payments.ts';

const shown: Record<OrderStatus, CheckedPayment['status']> = {
  created: 'open',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  partly_refunded: 'paid',
  refunded: 'refunded',
  cancelled: 'failed',
};

function statusOf(order: Order, payment: ProviderPayment): CheckedPayment['status'] {
  // A wrong amount was charged, so the company has to check the payment.
  if (payment.status === 'paid' && order.paidAt === null && order.status !== 'refunded')
    return 'pending';
  return payment.status === 'action_required' ? 'open' : shown[order.status];
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}

function describePayment(order: Order, payment: ProviderPayment): CheckedPayment {
  const { id: orderId, reference, name, namePt, amountCents, currency, interval } = order;
  const status = statusOf(order, payment);
  const message = status === 'failed' ? order.failureMessage : null;
  const date = payment.paidAt ?? payment.createdAt;
  const amount = amountCents / 100;
  const terms = { orderId, reference, name, namePt, amount, currency, interval };
  return { status, message, ...terms, date, email: order.billingEmail };
}

/**
 * Fetches a payment from the provider, applies it and returns its outcome for the buyer. Returns
 * null if the payment is unknown or the secret is wrong. Throws `ProviderError`.
 */
export async function checkPayment(
  context: Context,
  { payment: id, clientSecret }: CheckPaymentInput,
): Promise<CheckedPayment | null> {
  const payment = await context.payments.getPayment(id);
  if (!payment || !isSame(payment.clientSecret, clientSecret)) return null;
  const order = await applyPayment(context, payment);
  return order && describePayment(order, payment);
}
