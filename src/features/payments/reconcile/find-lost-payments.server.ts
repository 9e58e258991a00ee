import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { applyPayment } from '../orders/apply-payment.server.ts';
import { isOpen } from '../orders/order-states.ts';
import { getOrder, lockOrder, type Order } from '../orders/orders.repository.server.ts';
import { moveTo } from '../orders/settle-order.server.ts';
import { openTooLong } from '../payments.ts';

/** Nobody can pay an order whose payment we never heard of: the buyer never got its secret. */
async function endOrder(context: Context, id: string): Promise<boolean> {
  return transact(context, async (trx) => {
    await lockOrder(context.database, trx, id);
    const order = await getOrder(trx, id);
    if (!order || order.paymentId !== null) return false;
    const ended = await moveTo(context, trx, order, { status: 'cancelled', paymentId: null });
    return ended.status === 'cancelled';
  });
}

/**
 * Finds the payments of orders whose process died between the provider's answer and our note of it,
 * by the order's id among the provider's payments; none is made only to look. What is not found and
 * was made before `abandoned` (an instant) is ended. Throws `ProviderError`.
 */
export async function findLostPayments(
  context: Context,
  lost: readonly Order[],
  abandoned: string,
): Promise<{ settled: number; ended: number }> {
  const missing = new Map(lost.map((order) => [order.id, order]));
  const oldest = lost.map(({ createdAt }) => createdAt).sort()[0];
  const found = { settled: 0, ended: 0 };
  if (oldest === undefined) return found;
  // The provider's clock may be behind ours.
  const since = toInstant(new Date(new Date(oldest).getTime() - openTooLong));
  for await (const payment of context.payments.listPayments(since)) {
    if (payment.orderId === null || !missing.delete(payment.orderId)) continue;
    const order = await applyPayment(context, payment);
    if (order && !isOpen(order.status)) found.settled += 1;
  }
  for (const { id, createdAt } of missing.values())
    if (createdAt < abandoned && (await endOrder(context, id))) found.ended += 1;
  return found;
}
