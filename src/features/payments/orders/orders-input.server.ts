import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import { sortDirections } from '#core/sort-direction.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import { type OrderView, orderFilters, orderSorts, usualDirection } from './order-list.ts';

const view = {
  filter: z._default(z.enum(orderFilters), 'all'),
  q: z._default(z.string().check(z.maxLength(200), z.refine(hasNoNul)), ''),
  sort: z._default(z.enum(orderSorts), 'date'),
  direction: z.optional(z.enum(sortDirections)),
};

/** Query of `GET /api/admin/orders.csv`. */
export const exportQuery = z.object(view);

/** Query of `GET /api/admin/orders`. */
export const ordersQuery = z.object({ ...view, limit: limitParam, offset: offsetParam });

/** Returns the view that a query describes. */
export function viewOf({ direction, ...rest }: z.infer<typeof exportQuery>): OrderView {
  return { ...rest, direction: direction ?? usualDirection(rest.sort) };
}
