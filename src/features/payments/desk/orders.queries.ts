import { queryOptions } from '#query/query-options.ts';
import { partOfList } from '#ui/admin/list/list-pages.ts';
import { type OrderView, orderFilters, orderSorts, usualDirection } from './order-list.ts';
import type { OrderDetail, OrdersPage } from './orders-admin.schema.ts';

// Somebody else changes these too: what was read a moment ago is shown, and read again.
const staleTime = 3_000;

/** Reads a view from the query of an address; what it does not know is left out. */
export function orderViewOf(search: string): OrderView {
  const query = new URLSearchParams(search);
  const sort = orderSorts.find((one) => one === query.get('sort')) ?? 'date';
  const direction = query.get('direction');
  return {
    filter: orderFilters.find((one) => one === query.get('filter')) ?? 'all',
    q: (query.get('q') ?? '').slice(0, 200),
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : usualDirection(sort),
  };
}

function queryOf({ filter, q, sort, direction }: OrderView): Record<string, string> {
  return { filter, sort, direction, ...(q.trim() === '' ? {} : { q: q.trim() }) };
}

/** A page, from 0, of the orders of a view. */
export function ordersQuery(view: OrderView, page = 0) {
  const { limit, offset } = partOfList(page);
  const query = new URLSearchParams({
    ...queryOf(view),
    limit: String(limit),
    ...(offset === 0 ? {} : { offset: String(offset) }),
  });
  return queryOptions<OrdersPage>({ queryKey: [`/api/admin/orders?${query}`], staleTime });
}

/** Where the orders of a view are exported, or those of some references among them. */
export function ordersCsvUrl(view: OrderView, references: readonly string[] = []): string {
  const chosen = references.length > 0 ? { references: references.join(',') } : {};
  return `/api/admin/orders.csv?${new URLSearchParams({ ...queryOf(view), ...chosen })}`;
}

const urlOf = (reference: string) => `/api/admin/orders/${encodeURIComponent(reference)}`;

export function orderQuery(reference: string) {
  return queryOptions<OrderDetail>({ queryKey: [urlOf(reference)], staleTime });
}
