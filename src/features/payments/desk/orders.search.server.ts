import type { SearchSource } from '#platform/search/search-source.server.ts';
import { listOrderReferences, listOrdersToFind } from './orders-search.repository.server.ts';

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
