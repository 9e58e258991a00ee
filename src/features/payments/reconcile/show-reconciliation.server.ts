import { toInstant } from '#core/clock.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { findReferences } from '../orders/orders.repository.server.ts';
import type { Difference } from './compare-ledger.ts';
import type { ReconciliationView } from './reconcile.schema.ts';
import { type Reconciliation, reconcilePayments } from './reconcile-payments.server.ts';

const fourWeeks = 28 * 24 * 3_600_000;

function startOf({ clock }: Context): string {
  return toInstant(new Date(clock().getTime() - fourWeeks));
}

async function present(context: Context, found: Reconciliation): Promise<ReconciliationView> {
  const { since, provider, repaired, differences } = found;
  const ids = [...repaired, ...differences].flatMap(({ orderId }) => orderId ?? []);
  const references = await context.database.read((db) => findReferences(db, ids));
  const view = ({ kind, orderId, paymentId, note }: Difference) => ({
    ...{ kind, paymentId, note },
    reference: references.get(orderId ?? '') ?? null,
  });
  return {
    since,
    provider: context.payments.name,
    payments: provider.payments,
    chargedCents: provider.chargedCents,
    repairs: repaired.map(view),
    differences: differences.map(view),
  };
}

/** Compares the ledger of four weeks with the provider and writes nothing. Throws `ProviderError`. */
export async function showReconciliation(context: Context): Promise<ReconciliationView> {
  return present(context, await reconcilePayments(context, startOf(context), { repair: false }));
}

/** Applies to the ledger of four weeks what it lacks. Throws `ProviderError`. */
export async function repairLedger(context: Context): Promise<ReconciliationView> {
  const found = await reconcilePayments(context, startOf(context));
  const after = { repaired: found.repaired.length, remaining: found.differences.length };
  const subject = { kind: 'ledger', id: null };
  await transact(context, (trx) =>
    recordChange(context, trx, { action: 'ledger.repair', subject, after }),
  );
  return present(context, found);
}
