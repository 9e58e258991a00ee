import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { invalidFields } from '#platform/http/invalid-fields.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { withProvider } from '../refuse-staff.server.ts';
import { reconciliationSchema } from './reconcile.schema.ts';
import { reconcileSince } from './reconcile-since.ts';
import { showReconciliation } from './show-reconciliation.server.ts';

type Call = Parameters<Parameters<typeof guarded>[1]>;

const wrongDay = {
  field: 'since',
  code: 'invalid_parameter',
  message: 'since must be a day such as 2026-11-21.',
};

const common = {
  parameters: [
    { name: 'since', in: 'query' as const, required: false, schema: { type: 'string' as const } },
  ],
  responses: { 200: { description: 'The comparison', content: json(reconciliationSchema) } },
  problems: { 422: '`invalid_fields`', 502: '`provider_refused`, `provider_unavailable`' },
};

const describeComparison = describeStaffCall({
  ...common,
  summary: 'Compares the ledger with the card provider, by default for four weeks; changes nothing',
});

const describeCorrection = describeStaffCall({
  ...common,
  summary: 'Compares the ledger with the card provider and adds what the ledger lacks',
});

async function respond([c, context]: Call, repair: boolean): Promise<Response> {
  const since = reconcileSince(c.req.query('since'), context.clock());
  if (since === null) return invalidFields(c, [wrongDay], 'en');
  return withProvider(c, async () => c.json(await showReconciliation(context, since, { repair })));
}

/** `GET` and `POST /api/admin/reconcile`. */
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
    );
}
