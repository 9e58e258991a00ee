import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson, readQuery } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { respondTable } from '#platform/http/respond-table.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { paymentsAdminErrorText } from '../payments-admin.texts.ts';
import { showOrderRecords } from '../reconcile/show-order-records.server.ts';
import { refundOrder } from '../refunds/refund-order.server.ts';
import { refundInput } from '../refunds/refunds.input.ts';
import { refuseStaff, withProvider } from '../refuse-staff.server.ts';
import { endSubscription } from '../subscriptions/end-subscription.server.ts';
import { exportOrders, showOrders } from './list-orders.server.ts';
import * as docs from './orders-admin.docs.server.ts';
import { exportQuery, ordersQuery, viewOf } from './orders-input.server.ts';
import { setTaskDone } from './set-task-done.server.ts';
import { showOrder } from './show-order.server.ts';

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
        return respondTable(c, async () => ({
          name: `orders-${name}`,
          table: await exportOrders(context, view, chosen),
        }));
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

type Call = Parameters<Parameters<typeof guarded>[1]>;

async function respondToTask([c, context]: Call, isDone: boolean): Promise<Response> {
  const found = await setTaskDone(context, pathParam(c, 'id'), isDone);
  return found ? c.body(null, 204) : refuseStaff(c, { code: 'unknown_task' });
}

/** What staff change about orders: refunds, the end of a subscription, tasks. */
export function orderChangesAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .post(
      '/api/admin/orders/:reference/refund',
      docs.describeRefund,
      guarded('orders.refund', async (c, context) => {
        const body = await readJson(c, refundInput, paymentsAdminErrorText);
        if (!body.ok) return body.refusal;
        const reference = pathParam(c, 'reference');
        return withProvider(c, async () => {
          const outcome = await refundOrder(context, { reference, ...body.value });
          if (!outcome.ok) return refuseStaff(c, outcome.refusal);
          const { order: _order, ...totals } = outcome.value;
          return c.json(totals);
        });
      }),
    )
    .post(
      '/api/admin/orders/:reference/end-subscription',
      docs.describeEndSubscription,
      guarded('orders.end-subscription', (c, context) =>
        withProvider(c, async () => {
          const outcome = await endSubscription(context, pathParam(c, 'reference'));
          if (!outcome.ok) return refuseStaff(c, { code: outcome.refusal });
          return c.json({ subscriptionStatus: outcome.value.subscriptionStatus });
        }),
      ),
    )
    .post(
      '/api/admin/tasks/:id/done',
      docs.describeTaskDone,
      guarded('tasks.change', (...call) => respondToTask(call, true)),
    )
    .post(
      '/api/admin/tasks/:id/undo',
      docs.describeTaskUndo,
      guarded('tasks.change', (...call) => respondToTask(call, false)),
    );
}
