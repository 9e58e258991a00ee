import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { applyPayment } from '../ledger/apply-payment.server.ts';
import { isOpen } from '../ledger/order-states.ts';
import { getOrder, lockOrder, type Order } from '../ledger/orders.repository.server.ts';
import { transitionOrder } from '../ledger/settle-order.server.ts';
import { checkOrderAfter } from '../payments.ts';

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
export async function findLostPayments(
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
