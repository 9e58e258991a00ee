import * as z from 'zod/mini';
import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { orderRecordsSchema } from '../reconcile/reconcile.schema.ts';
import { refundInput } from '../refunds/refunds.input.ts';
import { orderDetailSchema, ordersPageSchema, refundedSchema } from './orders-admin.schema.ts';
import { exportQuery, ordersQuery } from './orders-input.server.ts';

const notFound = '`unknown_order`';
const provider = { 502: '`provider_refused`, `provider_unavailable`' };

function queryOf({ shape }: { shape: object }) {
  return Object.keys(shape).map((name) => ({
    name,
    in: 'query' as const,
    required: false,
    schema: { type: 'string' as const },
  }));
}

export const describeOrders = describeStaffCall({
  summary: 'Orders by filter, search and order, with the count of every filter',
  parameters: queryOf(ordersQuery),
  responses: { 200: { description: 'A page of orders', content: json(ordersPageSchema) } },
  problems: { 422: '`invalid_fields`' },
});

export const describeOrdersExport = describeStaffCall({
  summary:
    'Orders as CSV for the Excel of Portugal or, by `excel=en`, of English settings; a workbook by `format=xlsx`',
  parameters: queryOf(exportQuery),
  responses: { 200: { description: 'The file', content: { 'text/csv': {} } } },
  problems: { 422: '`invalid_fields`' },
});

export const describeOrder = describeStaffCall({
  summary: 'An order with its charges, tasks and everything that happened, newest first',
  responses: { 200: { description: 'The order', content: json(orderDetailSchema) } },
  problems: { 404: notFound },
});

export const describeRecords = describeStaffCall({
  summary: 'Compares an order with its charges and with the card provider; changes nothing',
  responses: { 200: { description: 'The records', content: json(orderRecordsSchema) } },
  problems: { 404: notFound, 409: '`other_provider`', ...provider },
});

export const describeRefund = describeStaffCall({
  summary: 'Refunds an order until the total is reached: the same call again refunds nothing more',
  body: refundInput,
  responses: { 200: { description: 'The totals', content: json(refundedSchema) } },
  problems: {
    404: notFound,
    409: '`other_provider`, `not_paid`, `too_much` (`chargedCents`), `disputed` (`withdrawnCents`), `changed` (`refundedCents`)',
    ...provider,
  },
});

export const describeEndSubscription = describeStaffCall({
  summary: 'Ends the subscription of an order at once',
  responses: {
    200: {
      description: 'Ended',
      content: json(z.object({ subscriptionStatus: z.nullable(z.string()) })),
    },
  },
  problems: { 404: notFound, 409: '`other_provider`, `no_subscription`', ...provider },
});

export const describeTaskDone = describeStaffCall({
  summary: 'Marks a task about an order as done',
  responses: { 204: { description: 'Done' } },
  problems: { 404: '`unknown_task`' },
});

export const describeTaskUndo = describeStaffCall({
  summary: 'Opens a task again',
  responses: { 204: { description: 'Open' } },
  problems: { 404: '`unknown_task`' },
});
