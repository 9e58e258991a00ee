import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { applySubscription } from '../ledger/apply-subscription.server.ts';
import { getSubscribedOrder } from '../ledger/subscriber-token.server.ts';

/**
 * Lets the subscription behind a link end with its period, or go on after all. Repeating the call
 * has no effect. Throws `ProviderError`.
 */
export async function setEnding(
  context: Context,
  token: string,
  isEnding: boolean,
): Promise<Result<null, 'not_found' | 'ended'>> {
  const order = await context.database.read((db) => getSubscribedOrder(db, token));
  const { name } = context.payments;
  if (!order?.subscriptionId || order.provider !== name) return refuse('not_found');
  if (order.subscriptionStatus === 'cancelled') return refuse('ended');
  const changed = await context.payments.endAtPeriodEnd(order.subscriptionId, isEnding);
  await applySubscription(context, changed);
  return changed.status === 'cancelled' ? refuse('ended') : accept(null);
}
