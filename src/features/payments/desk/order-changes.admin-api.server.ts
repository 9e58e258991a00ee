import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { paymentsAdminErrorText } from '../payments-admin.texts.ts';
import { refundOrder } from '../refunds/refund-order.server.ts';
import { refundInput } from '../refunds/refunds.input.ts';
import { refuseStaff, withProvider } from '../refuse-staff.server.ts';
import { endSubscription } from '../subscriptions/end-subscription.server.ts';
import * as docs from './orders-admin.docs.server.ts';
import { setTaskDone } from './set-task-done.server.ts';

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
