import { Hono, type Context as HonoContext } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { json } from '#platform/http/describe-call.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { guarded } from '#platform/permissions/guarded.server.ts';
import { type ReconciliationView, reconciliationSchema } from './reconcile.schema.ts';
import { repairLedger, showReconciliation } from './show-reconciliation.server.ts';

const responses = { 200: { description: 'Compared', content: json(reconciliationSchema) } };
const problems = { 502: '`payment_provider_failed`' };

const describeComparison = describeStaffCall({
  summary: 'Compares orders of four weeks with the card provider; changes nothing',
  ...{ responses, problems },
});

const describeRepair = describeStaffCall({
  summary: 'Applies to the orders what the card provider has and they lack',
  ...{ responses, problems },
});

async function respond(c: HonoContext, work: Promise<ReconciliationView>): Promise<Response> {
  try {
    return c.json(await work);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return problem(c, {
      ...{ status: 502, code: 'payment_provider_failed' },
      title: `The card provider refused or did not answer (${error.code})`,
      titlePt: `O prestador de pagamentos recusou ou não respondeu (${error.code})`,
    });
  }
}

/** `GET` and `POST /api/admin/reconcile`. */
export function reconcileAdminApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      '/api/admin/reconcile',
      describeComparison,
      guarded('ledger.read', (c, context) => respond(c, showReconciliation(context))),
    )
    .post(
      '/api/admin/reconcile',
      describeRepair,
      guarded('ledger.repair', (c, context) => respond(c, repairLedger(context))),
    );
}
