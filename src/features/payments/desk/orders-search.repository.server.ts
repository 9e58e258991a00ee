import type { Queryable } from '#platform/database/database.server.ts';
import { buyerName } from '../ledger/buyer-name.server.ts';

export async function listOrderReferences(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('reference').execute();
  return rows.map(({ reference }) => reference);
}

/** Returns orders that got further than the page of their purchase. */
export async function listOrdersToFind(db: Queryable, references: string[]) {
  return db
    .selectFrom('orders')
    .select(['reference', 'name', 'namePt', 'createdAt', 'billingName', 'billingEmail'])
    .select(['billingCompany', 'billingNif', 'billingVatNumber'])
    .select(buyerName.as('buyer'))
    .where('reference', 'in', references)
    .where('status', '<>', 'created')
    .execute();
}
