import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { applyPayment } from '../orders/apply-payment.server.ts';
import type { OrderStatus } from '../orders/order-states.ts';
import type { Order } from '../orders/orders.repository.server.ts';
import type { CheckPaymentInput } from '../payments.input.ts';
import type { LookedAtPayment } from '../payments.ts';

const shown: Record<OrderStatus, LookedAtPayment['status']> = {
  created: 'open',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  partly_refunded: 'paid',
  refunded: 'refunded',
  cancelled: 'failed',
};

function statusOf(order: Order, payment: ProviderPayment): LookedAtPayment['status'] {
  // Money was taken, but not what the order asks for: a person has to look at it.
  if (payment.status === 'paid' && order.paidAt === null && order.status !== 'refunded')
    return 'pending';
  return payment.status === 'action_required' ? 'open' : shown[order.status];
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}

function lookedAt(order: Order, payment: ProviderPayment): LookedAtPayment {
  const { id: orderId, reference, name, namePt, amountCents, currency, interval } = order;
  const status = statusOf(order, payment);
  const message = status === 'failed' ? order.failureMessage : null;
  const date = payment.paidAt ?? payment.createdAt;
  const amount = amountCents / 100;
  const told = { status, message, orderId, reference, name, namePt, amount, currency, interval };
  return { ...told, date, email: order.billingEmail };
}

/**
 * What became of the payment that a return address names, asked of the provider and applied. Null
 * for an unknown payment and for a secret that is not its own. Throws `ProviderError`.
 */
export async function lookAtPayment(
  context: Context,
  { payment: id, clientSecret }: CheckPaymentInput,
): Promise<LookedAtPayment | null> {
  const payment = await context.payments.getPayment(id);
  if (!payment || !isSame(payment.clientSecret, clientSecret)) return null;
  const order = await applyPayment(context, payment);
  return order && lookedAt(order, payment);
}
