import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readQuery } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { respondCsv } from '#platform/http/respond-csv.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { showOrderRecords } from '../reconcile/show-order-records.server.ts';
import { refuseStaff, withProvider } from '../refuse-staff.server.ts';
import { exportOrders } from './export-orders.server.ts';
import * as docs from './orders-admin.docs.server.ts';
import { exportQuery, ordersQuery, viewOf } from './orders-input.server.ts';
import { showOrder } from './show-order.server.ts';
import { showOrders } from './show-orders.server.ts';

const invalid = (_: string, field: string) => `${field} is not valid.`;

/** `/api/admin/orders`: what was bought, and everything that happened with it. */
export function ordersAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/orders',
      docs.describeOrders,
      guarded('orders.read', async (c, context) => {
        const query = readQuery(c, ordersQuery, invalid);
        if (!query.ok) return query.refusal;
        const { limit = '10', offset = '0', ...view } = query.value;
        const page = { limit: Number(limit), offset: Number(offset) };
        return c.json(await showOrders(context, viewOf(view), page));
      }),
    )
    .get(
      '/api/admin/orders.csv',
      docs.describeOrdersExport,
      guarded('orders.export', async (c, context) => {
        const query = readQuery(c, exportQuery, invalid);
        if (!query.ok) return query.refusal;
        const { references, ...rest } = query.value;
        const view = viewOf(rest);
        const chosen = references.split(',').filter(Boolean);
        const name = chosen.length > 0 ? 'chosen' : view.filter;
        return respondCsv(c, `orders-${name}`, await exportOrders(context, view, chosen));
      }),
    )
    .get(
      '/api/admin/orders/:reference',
      docs.describeOrder,
      guarded('orders.read', async (c, context) => {
        const order = await showOrder(context, pathParam(c, 'reference'));
        return order ? c.json(order) : refuseStaff(c, { code: 'unknown_order' });
      }),
    )
    .get(
      '/api/admin/orders/:reference/records',
      docs.describeRecords,
      guarded('orders.read', (c, context) =>
        withProvider(c, async () => {
          const records = await showOrderRecords(context, pathParam(c, 'reference'));
          return records.ok ? c.json(records.value) : refuseStaff(c, { code: records.refusal });
        }),
      ),
    );
}
