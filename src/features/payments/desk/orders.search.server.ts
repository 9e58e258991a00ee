import type { Queryable } from '#platform/database/database.server.ts';
import type { SearchSource } from '#platform/search/search-source.server.ts';
import { buyerName } from '../ledger/buyer-name.server.ts';

async function listOrderReferences(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('reference').execute();
  return rows.map(({ reference }) => reference);
}

/** Returns orders that got further than the page of their purchase. */
async function listOrdersToFind(db: Queryable, references: string[]) {
  return db
    .selectFrom('orders')
    .select(['reference', 'name', 'namePt', 'createdAt', 'billingName', 'billingEmail'])
    .select(['billingCompany', 'billingNif', 'billingVatNumber'])
    .select(buyerName.as('buyer'))
    .where('reference', 'in', references)
    .where('status', '<>', 'created')
    .execute();
}

/** Orders, but for those that were only begun, by their references. */
export const ordersSearch: SearchSource = {
  kind: 'order',
  roles: ['owner', 'staff', 'bookkeeper'],
  listIds: listOrderReferences,
  async read(db, references) {
    const orders = await listOrdersToFind(db, references);
    return orders.map(({ reference, name, namePt, createdAt, ...billing }) => ({
      id: reference,
      title: reference,
      at: createdAt,
      detail: [name, billing.buyer ?? billing.billingEmail].filter(Boolean).join(', '),
      texts: [reference, name, namePt, ...Object.values(billing)],
    }));
  },
};
