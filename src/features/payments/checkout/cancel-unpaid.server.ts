import type { Context } from '#platform/context/context.server.ts';
import { applyPayment } from '../ledger/apply-payment.server.ts';
import { applySubscription } from '../ledger/apply-subscription.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';

/**
 * Cancels the payment of an order that nobody has paid, a subscription as a whole. Returns the order
 * afterwards: it may have been paid in the meantime. Throws `ProviderError`.
 */
export async function cancelUnpaid(
  context: Context,
  order: Order,
  paymentId: string,
): Promise<Order | null> {
  const { payments } = context;
  if (order.subscriptionId === null)
    return applyPayment(context, await payments.cancelPayment(paymentId));
  return applySubscription(context, await payments.cancelSubscription(order.subscriptionId));
}
