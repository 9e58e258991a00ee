import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { getOrderBy, type Order } from '../orders/orders.repository.server.ts';
import { applySubscription } from './apply-subscription.server.ts';

/**
 * Cancels the subscription of an order with immediate effect. Repeating the call has no effect.
 * Throws `ProviderError`.
 */
export async function endSubscription(
  context: Context,
  reference: string,
): Promise<Result<Order, 'unknown_order' | 'other_provider' | 'no_subscription'>> {
  const order = await context.database.read((db) => getOrderBy(db, 'reference', reference));
  if (!order) return refuse('unknown_order');
  if (order.subscriptionId === null) return refuse('no_subscription');
  if (order.provider !== context.payments.name) return refuse('other_provider');
  const subscription = await context.payments.cancelSubscription(order.subscriptionId);
  return accept((await applySubscription(context, subscription)) ?? order);
}
