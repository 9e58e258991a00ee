import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { getOrder, lockOrder, type Order } from '../ledger/orders.repository.server.ts';
import type { PlanPart } from '../ledger/plan-part.texts.ts';
import { getPlanPart, listPlanRequests } from '../ledger/plan-parts.repository.server.ts';
import { listOrdersOfRequests, lockRequest } from '../requests/requests.repository.server.ts';

/** Everything that one withdrawal ends. */
export type ContractOfOrder = {
  order: Order;
  /** Which part of a quote the order pays; null for an order that is a contract of its own. */
  part: PlanPart | null;
  /** The other orders of the same quote, paid or not, and the requests of all its parts. */
  others: Order[];
  requestIds: string[];
};

/**
 * Returns the contract of an order: the order alone, or all parts of the quote that it pays a part of. All of
 * it is locked until the transaction ends, requests before orders. Null for an unknown order.
 */
export async function lockContract(
  { database }: Pick<Context, 'database'>,
  trx: Queryable,
  orderId: string,
): Promise<ContractOfOrder | null> {
  const known = await getOrder(trx, orderId);
  if (!known) return null;
  const part = await getPlanPart(trx, known.requestId);
  const requestIds = part ? await listPlanRequests(trx, part.quoteId) : [];
  for (const id of requestIds.toSorted()) await lockRequest(database, trx, id);
  const ids = (await listOrdersOfRequests(trx, requestIds)).map(({ id }) => id);
  for (const id of [...new Set([orderId, ...ids])].toSorted()) await lockOrder(database, trx, id);
  const order = (await getOrder(trx, orderId)) ?? known;
  const all = await listOrdersOfRequests(trx, requestIds);
  return { order, part, others: all.filter(({ id }) => id !== orderId), requestIds };
}
