import { currentTerms } from '#features/legal/legal.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { insertOrderTerms } from './order-terms.repository.server.ts';

/** Records under which version of the terms an order is made. */
export async function recordOrderTerms(trx: Queryable, { id, createdAt }: Order): Promise<void> {
  await insertOrderTerms(trx, { orderId: id, at: createdAt, ...(await currentTerms(trx)) });
}
