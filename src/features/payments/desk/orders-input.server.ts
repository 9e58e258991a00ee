import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';
import { sortDirections } from '#core/sort-direction.ts';
import { limitParam, offsetParam } from '#platform/http/query-params.server.ts';
import {
  mostChosen,
  type OrderView,
  orderFilters,
  orderSorts,
  usualDirection,
} from './order-list.ts';

const view = {
  filter: z._default(z.enum(orderFilters), 'all'),
  q: z._default(z.string().check(z.maxLength(200), z.refine(hasNoNul)), ''),
  sort: z._default(z.enum(orderSorts), 'date'),
  direction: z.optional(z.enum(sortDirections)),
};

const viewQuery = z.object(view);

/** Query of `GET /api/admin/orders.csv`; `references`, separated by commas, choose among those of the view. */
export const exportQuery = z.object({
  ...view,
  references: z._default(
    z.string().check(z.refine((all) => hasNoNul(all) && all.split(',').length <= mostChosen)),
    '',
  ),
});

/** Query of `GET /api/admin/orders`. */
export const ordersQuery = z.object({ ...view, limit: limitParam, offset: offsetParam });

/** Returns the view that a query describes. */
export function viewOf({ direction, ...rest }: z.infer<typeof viewQuery>): OrderView {
  return { ...rest, direction: direction ?? usualDirection(rest.sort) };
}
