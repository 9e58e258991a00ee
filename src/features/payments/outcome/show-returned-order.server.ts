import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { getOrderBy } from '../ledger/orders.repository.server.ts';
import type { CheckPaymentInput } from '../payments.input.ts';
import type { ReturnedOrder } from '../payments.ts';

/**
 * Returns the order of a payment without a call to the provider, or null if the payment is unknown or
 * the secret is wrong.
 */
export async function showReturnedOrder(
  { database }: Context,
  { payment, clientSecret }: CheckPaymentInput,
): Promise<ReturnedOrder | null> {
  const order = await database.read((db) => getOrderBy(db, 'paymentId', payment));
  if (!order || order.secretHash !== hashToken(clientSecret)) return null;
  return { orderId: order.id, reference: order.reference };
}
