import { Hono } from 'hono';
import * as z from 'zod/mini';
import { storedToken } from '#core/fields.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { paymentsAdminErrorText } from '../payments-admin.texts.ts';
import { refuseStaff, withProvider } from '../refuse-staff.server.ts';
import { acknowledgeEvents } from './ledger-findings.server.ts';
import { reconciliationSchema } from './reconcile.schema.ts';
import { reconcileSince } from './reconcile-payments.server.ts';
import { compareForStaff, showLastComparison } from './show-reconciliation.server.ts';

type Call = Parameters<Parameters<typeof guarded>[1]>;

const wrongDay = {
  field: 'since',
  code: 'invalid_parameter',
  message: 'since must be a day such as 2026-11-21.',
};

const since = {
  name: 'since',
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const },
};

const fresh = {
  name: 'fresh',
  in: 'query' as const,
  required: false,
  schema: { type: 'boolean' as const },
};

const common = {
  responses: { 200: { description: 'The comparison', content: json(reconciliationSchema) } },
  problems: { 422: '`invalid_fields`', 502: '`provider_refused`, `provider_unavailable`' },
};

const describeComparison = describeStaffCall({
  ...common,
  parameters: [since, fresh],
  summary:
    'The last comparison of the ledger with the card provider, for four weeks, made every hour. With `fresh=true`, or from a day on, it is made now; the ledger is not changed',
});

const describeCorrection = describeStaffCall({
  ...common,
  parameters: [since],
  summary: 'Compares the ledger with the card provider and adds what the ledger lacks',
});

/** Without a day, and unless it is to be made afresh, the last comparison answers a read. */
async function respond([c, context]: Call, repair: boolean): Promise<Response> {
  const day = c.req.query('since');
  const since = day === undefined ? null : reconcileSince(day, context.clock());
  if (day !== undefined && since === null) return invalidFields(c, [wrongDay], 'en');
  const isLast = !repair && since === null && c.req.query('fresh') !== 'true';
  return withProvider(c, async () =>
    c.json(
      await (isLast ? showLastComparison(context) : compareForStaff(context, { since, repair })),
    ),
  );
}

const acknowledgeInput = z.object({ payment: storedToken(200) });

const describeAcknowledgement = describeStaffCall({
  summary: 'Records that the events about an unknown payment were dealt with',
  body: acknowledgeInput,
  responses: { 204: { description: 'Recorded' } },
  problems: { 404: '`unknown_event`: no such event is open' },
});

/** `GET` and `POST /api/admin/reconcile`, and `POST /api/admin/reconcile/acknowledge`. */
export function reconcileAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/reconcile',
      describeComparison,
      guarded('orders.read', (...call) => respond(call, false)),
    )
    .post(
      '/api/admin/reconcile',
      describeCorrection,
      guarded('orders.reconcile', (...call) => respond(call, true)),
    )
    .post(
      '/api/admin/reconcile/acknowledge',
      describeAcknowledgement,
      guarded('orders.reconcile', async (c, context) => {
        const body = await readJson(c, acknowledgeInput, paymentsAdminErrorText);
        if (!body.ok) return body.refusal;
        const found = await acknowledgeEvents(context, body.value.payment);
        return found ? c.body(null, 204) : refuseStaff(c, { code: 'unknown_event' });
      }),
    );
}
