import { accept, type Result, refuse } from '#core/result.ts';
import { getLastChange } from '#platform/audit/get-last-change.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { getOrder, getOrderBy, lockOrder, type Order } from '../ledger/orders.repository.server.ts';
import { promiseCall } from '../ledger/promised-calls.repository.server.ts';
import { keepPromise } from '../refunds/keep-promises.server.ts';

const action = 'order.end-subscription';

/**
 * Records, once, who ended a subscription, and promises the end, before the provider is called. Returns
 * the id of the promised call.
 */
async function recordEnd(context: Context, order: Order, about: string): Promise<string> {
  const subject = { kind: 'order', id: order.reference };
  return transact(context, async (trx) => {
    await lockOrder(context.database, trx, order.id);
    const isEnded = order.subscriptionStatus === 'cancelled';
    if (!isEnded && (await getLastChange(trx, subject, [action])) === null) {
      const before = { subscription: order.subscriptionStatus };
      const after = { subscription: 'cancelled' };
      await recordChange(context, trx, { action, subject, before, after });
    }
    return promiseCall(context, trx, { kind: 'end_subscription', orderId: order.id, about });
  });
}

/**
 * Cancels the subscription of an order with immediate effect. Repeating the call has no effect.
 * Throws `ProviderError`: the end stays promised then, and a job makes it.
 */
export async function endSubscription(
  context: Context,
  reference: string,
): Promise<Result<Order, 'unknown_order' | 'other_provider' | 'no_subscription'>> {
  const order = await context.database.read((db) => getOrderBy(db, 'reference', reference));
  if (!order) return refuse('unknown_order');
  if (order.subscriptionId === null) return refuse('no_subscription');
  if (order.provider !== context.payments.name) return refuse('other_provider');
  await keepPromise(context, await recordEnd(context, order, order.subscriptionId));
  return accept((await context.database.read((db) => getOrder(db, order.id))) ?? order);
}
