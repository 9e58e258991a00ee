import { hasNoNul } from '#core/fields.ts';
import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { getOrder } from '../ledger/orders.repository.server.ts';
import { withdrawalToken } from '../ledger/withdrawal-token.server.ts';
import type { OpenWithdrawalInput } from './withdrawal.input.ts';

/** Returns the token to withdraw from an order whose payment the visitor knows, or null. */
export async function openWithdrawal(
  { database }: Context,
  { orderId, clientSecret }: OpenWithdrawalInput,
): Promise<string | null> {
  if (!hasNoNul(orderId)) return null;
  return database.read(async (db) => {
    const order = await getOrder(db, orderId);
    if (!order || order.secretHash !== hashToken(clientSecret)) return null;
    return withdrawalToken(db, order.id);
  });
}
