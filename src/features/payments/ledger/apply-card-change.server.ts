import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { notifyBuyer } from './notify-buyer.server.ts';
import { getOrderBy, hasHistory, lockOrder, recordHistory } from './orders.repository.server.ts';

/** Records, once, that a subscription is renewed with another card, and tells the buyer. */
export async function applyCardChangeIn(
  context: Context,
  trx: Queryable,
  { id, subscriptionId }: { id: string; subscriptionId: string },
): Promise<boolean> {
  const order = await getOrderBy(trx, 'subscriptionId', subscriptionId);
  if (!order) return false;
  await lockOrder(context.database, trx, order.id);
  const entry = { orderId: order.id, kind: 'card_changed', paymentId: id };
  if (await hasHistory(trx, entry)) return true;
  await recordHistory(trx, { ...entry, at: toInstant(context.clock()), note: null });
  await notifyBuyer(context, trx, order, { kind: 'card', change: id });
  return true;
}
