import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ListedSubscription } from '#platform/payments/payment-provider.server.ts';
import { applySubscription } from '../ledger/apply-subscription.server.ts';
import { getOrder, getOrderBy, type Order } from '../ledger/orders.repository.server.ts';
import { promiseCall } from '../ledger/promised-calls.repository.server.ts';
import { getWithdrawal } from '../ledger/withdrawals.repository.server.ts';
import type { Difference } from './compare-ledger.ts';

type Found = { order: Order | null; isWithdrawn: boolean };

async function find({ database }: Context, { id, orderId }: ListedSubscription): Promise<Found> {
  return database.read(async (db) => {
    const known = await getOrderBy(db, 'subscriptionId', id);
    const order = known ?? (orderId === null ? null : await getOrder(db, orderId));
    const isWithdrawn = order !== null && (await getWithdrawal(db, order.id)) !== null;
    return { order, isWithdrawn };
  });
}

/** Applies what the provider has; one that must not go on is promised to end. */
async function repair(context: Context, { id }: ListedSubscription, found: Found): Promise<void> {
  const { order, isWithdrawn } = found;
  const subscription = await context.payments.getSubscription(id);
  if (!order || !subscription) return;
  await applySubscription(context, subscription);
  const isOver = isWithdrawn || order.subscriptionStatus === 'cancelled';
  if (!isOver || subscription.status === 'cancelled') return;
  const call = { kind: 'end_subscription', orderId: order.id, about: id } as const;
  await transact(context, (trx) => promiseCall(context, trx, call));
}

/**
 * Compares the subscriptions that the provider renews with the orders, and with `repair` applies them: one
 * that is unknown here, in another state, or that was to end long ago. Throws `ProviderError`.
 */
export async function compareSubscriptions(
  context: Context,
  options: { repair: boolean },
): Promise<{ repaired: Difference[]; differences: Difference[] }> {
  const found = { repaired: [] as Difference[], differences: [] as Difference[] };
  for await (const listed of context.payments.listSubscriptions()) {
    const { id, status } = listed;
    if (status === 'waiting' || status === 'cancelled') continue;
    const known = await find(context, listed);
    const { order, isWithdrawn } = known;
    const about = { paymentId: id, note: status };
    if (order === null) {
      found.differences.push({ kind: 'unknown_subscription', orderId: null, ...about });
      continue;
    }
    if (order.subscriptionStatus === status && !isWithdrawn) continue;
    if (options.repair) await repair(context, listed, known);
    found.repaired.push({ kind: 'subscription_differs', orderId: order.id, ...about });
  }
  return found;
}
