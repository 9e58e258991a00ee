import { accept, type Result, refuse } from '#core/result.ts';
import { getOrderBy, type Order } from '../orders/orders.repository.server.ts';
import type { OrdersDeps } from '../payments-deps.server.ts';
import { applySubscription } from './apply-subscription.server.ts';

/** Ends the subscription of an order at once, and again without effect. Throws `ProviderError`. */
export async function endSubscription(
  deps: OrdersDeps,
  reference: string,
): Promise<Result<Order, 'unknown_order' | 'other_provider' | 'no_subscription'>> {
  const order = await deps.database.read((db) => getOrderBy(db, 'reference', reference));
  if (!order) return refuse('unknown_order');
  if (order.subscriptionId === null) return refuse('no_subscription');
  if (order.provider !== deps.payments.name) return refuse('other_provider');
  const subscription = await deps.payments.cancelSubscription(order.subscriptionId);
  return accept((await applySubscription(deps, subscription)) ?? order);
}
