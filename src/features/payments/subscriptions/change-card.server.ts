import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { applyCardChangeIn } from '../ledger/apply-card-change.server.ts';
import { getSubscribedOrder } from '../ledger/subscriber-token.server.ts';
import type { CardSecret } from './subscriber.schema.ts';

/** Opens a form for another card of the subscription behind a link. Throws `ProviderError`. */
export async function openCardChange(
  { database, payments }: Context,
  token: string,
): Promise<Result<CardSecret, 'not_found' | 'ended'>> {
  const order = await database.read((db) => getSubscribedOrder(db, token));
  if (!order?.subscriptionId || order.provider !== payments.name) return refuse('not_found');
  const { subscriptionStatus: status } = order;
  if (status !== 'active' && status !== 'past_due') return refuse('ended');
  const { clientSecret } = await payments.startCardChange(order.subscriptionId);
  return accept({ clientSecret, publishableKey: payments.publishableKey });
}

/**
 * Renews the subscription behind a link with the card of a change that the bank has accepted.
 * Repeating the call has no effect. Throws `ProviderError`.
 */
export async function finishCardChange(
  context: Context,
  token: string,
  id: string,
): Promise<Result<null, 'not_found' | 'not_saved'>> {
  const { database, payments } = context;
  const order = await database.read((db) => getSubscribedOrder(db, token));
  if (!order?.subscriptionId || order.provider !== payments.name) return refuse('not_found');
  const { subscriptionId } = order;
  const finished = await payments.finishCardChange(id);
  if (finished?.subscriptionId !== subscriptionId) return refuse('not_found');
  if (!finished.isUsed) return refuse('not_saved');
  await transact(context, (trx) => applyCardChangeIn(context, trx, { id, subscriptionId }));
  return accept(null);
}
