import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { findNamedOrders } from '../ledger/buyer-name.server.ts';
import type { Difference } from './compare-ledger.ts';
import type { ReconciliationView } from './reconcile.schema.ts';
import { reconcilePayments } from './reconcile-payments.server.ts';

/**
 * Compares the ledger with the provider since an instant, for staff: with `repair` it is corrected,
 * without nothing is changed. Throws `ProviderError`.
 */
export async function showReconciliation(
  context: Context,
  since: string,
  { repair }: { repair: boolean },
): Promise<ReconciliationView> {
  const { provider, ledger, repaired, differences } = await reconcilePayments(context, since, {
    repair,
  });
  const ids = [...repaired, ...differences].flatMap(({ orderId }) => orderId ?? []);
  const orders = await context.database.read((db) => findNamedOrders(db, ids));
  type State = ReconciliationView['differences'][number]['state'];
  const shown = (found: readonly Difference[], state: State) =>
    found.map(({ kind, orderId, paymentId, note }) => ({
      kind,
      reference: orders.get(orderId ?? '')?.reference ?? null,
      buyer: orders.get(orderId ?? '')?.buyer ?? null,
      paymentId,
      note,
      state,
    }));
  return {
    since,
    checkedAt: toInstant(context.clock()),
    provider: context.payments.name,
    ledger,
    atProvider: provider,
    differences: [
      ...shown(differences, 'open'),
      ...shown(repaired, repair ? 'corrected' : 'correctable'),
    ],
  };
}
