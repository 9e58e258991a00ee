import { mailboxSpellings } from '#core/mailbox-spellings.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ListedSource } from '#platform/search/search-source.server.ts';
import { buyerName } from '../ledger/buyer-name.server.ts';

async function listOrderReferences(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('reference').execute();
  return rows.map(({ reference }) => reference);
}

async function listOrdersToFind(db: Queryable, references: string[]) {
  return db
    .selectFrom('orders')
    .select(['reference', 'name', 'namePt', 'createdAt', 'billingName', 'billingEmail'])
    .select(['billingCompany', 'billingNif', 'billingVatNumber'])
    .select(['status', buyerName.as('buyer')])
    .where('reference', 'in', references)
    .execute();
}

/** Orders by their references; the list alone finds those that were only begun. */
export const ordersSearch: ListedSource = {
  kind: 'order',
  roles: ['owner', 'staff', 'bookkeeper'],
  listIds: listOrderReferences,
  async read(db, references) {
    const orders = await listOrdersToFind(db, references);
    return orders.map(({ reference, name, namePt, createdAt, status, ...billing }) => {
      const texts = [
        reference,
        name,
        namePt,
        ...Object.values(billing),
        ...mailboxSpellings(billing.billingEmail ?? ''),
      ];
      return {
        id: reference,
        title: reference,
        at: createdAt,
        detail: [name, billing.buyer ?? billing.billingEmail].filter(Boolean).join(', '),
        texts: status === 'created' ? [] : texts,
        listedTexts: texts,
      };
    });
  },
};
