import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { ProviderError, type ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { cancelUnpaid } from '../checkout/cancel-unpaid.server.ts';
import { applyPayment } from '../ledger/apply-payment.server.ts';
import { applySubscription } from '../ledger/apply-subscription.server.ts';
import { isOpen } from '../ledger/order-states.ts';
import {
  findOpenOrders,
  findUncheckedSubscriptions,
  getOrder,
  lockOrder,
  type Order,
  updateOrder,
} from '../ledger/orders.repository.server.ts';
import { transitionOrder } from '../ledger/settle-order.server.ts';
import { abandonedAfter, checkOrderAfter, checkSubscriptionAfter } from '../payments.ts';
import { compareByItself } from './compare-by-itself.server.ts';

/** No one can pay an order without a known payment: the buyer was never given its secret. */
async function cancelUnpaidOrder(context: Context, id: string): Promise<boolean> {
  return transact(context, async (trx) => {
    await lockOrder(context.database, trx, id);
    const order = await getOrder(trx, id);
    if (!order || order.paymentId !== null) return false;
    const change = { status: 'cancelled' as const, paymentId: null };
    return (await transitionOrder(context, trx, order, change)).status === 'cancelled';
  });
}

/**
 * Finds payments that were created but never recorded, because the process died in between, by the
 * order's id in the provider's list. Orders without one that were created before `abandoned` (an
 * instant) are cancelled. Throws `ProviderError`.
 */
async function findLostPayments(
  context: Context,
  lost: readonly Order[],
  abandoned: string,
): Promise<{ settled: number; cancelled: number }> {
  const missing = new Map(lost.map((order) => [order.id, order]));
  const oldest = lost.map(({ createdAt }) => createdAt).sort()[0];
  const found = { settled: 0, cancelled: 0 };
  if (oldest === undefined) return found;
  // Allows for a provider's clock that is behind this server's.
  const since = toInstant(new Date(new Date(oldest).getTime() - checkOrderAfter));
  for await (const payment of context.payments.listPayments(since)) {
    if (payment.orderId === null || !missing.delete(payment.orderId)) continue;
    const order = await applyPayment(context, payment);
    if (order && !isOpen(order.status)) found.settled += 1;
  }
  for (const { id, createdAt } of missing.values())
    if (createdAt < abandoned && (await cancelUnpaidOrder(context, id))) found.cancelled += 1;
  return found;
}

/** Numbers of orders: due for a check, found paid, cancelled, and those whose check failed. */
type Sweep = { checked: number; settled: number; cancelled: number; failed: number };

/** A subscription that ended before its first payment leaves one that must be closed. */
async function applyFound(
  context: Context,
  order: Order,
  payment: ProviderPayment,
): Promise<Order | null> {
  const { subscriptionId } = order;
  const found = subscriptionId && (await context.payments.getSubscription(subscriptionId));
  if (found) await applySubscription(context, found);
  return applyPayment(context, payment);
}

/** Checks an order that has a payment, and cancels one that was not paid in time. */
async function checkOrder(
  context: Context,
  order: Order,
  abandoned: string,
): Promise<Order | null> {
  const { payments } = context;
  const payment = order.paymentId === null ? null : await payments.getPayment(order.paymentId);
  if (!payment) return order;
  const applied = await applyFound(context, order, payment);
  const isUnpaid = payment.status === 'open' || payment.status === 'action_required';
  if (!isUnpaid || order.createdAt >= abandoned) return applied;
  return cancelUnpaid(context, order, payment.id);
}

async function checkSubscription(context: Context, order: Order): Promise<Order | null> {
  const subscription = await context.payments.getSubscription(order.subscriptionId ?? '');
  return subscription && applySubscription(context, subscription);
}

async function recordCheck(context: Context, { id }: Order): Promise<void> {
  const checkedAt = toInstant(context.clock());
  await transact(context, (trx) => updateOrder(trx, id, { checkedAt }));
}

/** Logs a failed check; the other orders are checked all the same. */
function logFailure({ logger }: Context, error: unknown, order: Order | null): void {
  const code = error instanceof ProviderError ? error.code : null;
  if (code === null) logger.error({ err: error, order: order?.id }, 'checking an order failed');
  else logger.warn({ code, order: order?.id }, 'a call to the card provider failed');
}

function countOutcome(sweep: Sweep, before: Order, after: Order | null): void {
  if (after === null || !isOpen(before.status) || isOpen(after.status)) return;
  if (after.status === 'cancelled') sweep.cancelled += 1;
  else sweep.settled += 1;
}

/**
 * Checks with the provider every order that is still open ten minutes after its creation, and every
 * subscription that was not checked for twelve hours, and looks for what else it has that we lack, so
 * that lost webhooks do no harm.
 */
export async function sweepOrders(context: Context): Promise<Sweep> {
  const { name: provider } = context.payments;
  const ago = (milliseconds: number) =>
    toInstant(new Date(context.clock().getTime() - milliseconds));
  const abandoned = ago(abandonedAfter);
  const open = await context.database.read((db) =>
    findOpenOrders(db, { provider, at: ago(checkOrderAfter) }),
  );
  const unchecked = await context.database.read((db) =>
    findUncheckedSubscriptions(db, { provider, at: ago(checkSubscriptionAfter) }),
  );
  const due = open.length + unchecked.length;
  const sweep: Sweep = { checked: due, settled: 0, cancelled: 0, failed: 0 };
  async function run(order: Order, check: () => Promise<Order | null>): Promise<void> {
    try {
      countOutcome(sweep, order, await check());
      await recordCheck(context, order);
    } catch (error) {
      sweep.failed += 1;
      logFailure(context, error, order);
    }
  }
  const lost = open.filter(({ paymentId }) => paymentId === null);
  for (const order of open)
    if (order.paymentId !== null) await run(order, () => checkOrder(context, order, abandoned));
  for (const order of unchecked) await run(order, () => checkSubscription(context, order));
  try {
    const { settled, cancelled } = await findLostPayments(context, lost, abandoned);
    sweep.settled += settled;
    sweep.cancelled += cancelled;
  } catch (error) {
    sweep.failed += lost.length;
    logFailure(context, error, null);
  }
  await compareByItself(context).catch((error: unknown) => {
    sweep.failed += 1;
    logFailure(context, error, null);
  });
  return sweep;
}
