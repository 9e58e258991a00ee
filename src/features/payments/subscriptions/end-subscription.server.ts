import { accept, type Result, refuse } from '#core/result.ts';
import { getLastChange } from '#platform/audit/get-last-change.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getOrderBy, lockOrder, type Order } from '../orders/orders.repository.server.ts';
import { applySubscription } from './apply-subscription.server.ts';

const action = 'order.end-subscription';

/** Records, once, who ended a subscription, before the provider is called. */
async function recordEnd(context: Context, order: Order): Promise<void> {
  const subject = { kind: 'order', id: order.reference };
  await transact(context, async (trx) => {
    await lockOrder(context.database, trx, order.id);
    if ((await getLastChange(trx, subject, [action])) !== null) return;
    const before = { subscription: order.subscriptionStatus };
    const after = { subscription: 'cancelled' };
    await recordChange(context, trx, { action, subject, before, after });
  });
}

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
  if (order.subscriptionStatus !== 'cancelled') await recordEnd(context, order);
  const subscription = await context.payments.cancelSubscription(order.subscriptionId);
  return accept((await applySubscription(context, subscription)) ?? order);
}
