import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { findNamedOrders } from '../ledger/buyer-name.server.ts';
import type { Difference } from './compare-ledger.ts';
import { getKeptComparison, keepComparison } from './kept-comparisons.repository.server.ts';
import type { ReconciliationView } from './reconcile.schema.ts';
import { reconcilePayments, reconcileSince } from './reconcile-payments.server.ts';

type Shown = Pick<
  ReconciliationView,
  'since' | 'checkedAt' | 'ledger' | 'atProvider' | 'unlisted'
> & {
  open: readonly Difference[];
  mended: readonly Difference[];
  /** Of `mended`: whether it was, or would be. */
  state: 'corrected' | 'correctable';
};

async function show(context: Context, { open, mended, state, ...rest }: Shown) {
  const ids = [...open, ...mended].flatMap(({ orderId }) => orderId ?? []);
  const orders = await context.database.read((db) => findNamedOrders(db, ids));
  type State = ReconciliationView['differences'][number]['state'];
  const shown = (found: readonly Difference[], each: State) =>
    found.map(({ kind, orderId, paymentId, note }) => ({
      kind,
      reference: orders.get(orderId ?? '')?.reference ?? null,
      buyer: orders.get(orderId ?? '')?.buyer ?? null,
      paymentId,
      note,
      state: each,
    }));
  return {
    ...rest,
    provider: context.payments.name,
    differences: [...shown(open, 'open'), ...shown(mended, state)],
  };
}

/**
 * Compares the ledger with the provider, for staff: with `repair` it is corrected, without nothing in it
 * is changed. Without `since`, it is the usual comparison, which is kept. Throws `ProviderError`.
 */
export async function compareForStaff(
  context: Context,
  { since, repair }: { since: string | null; repair: boolean },
): Promise<ReconciliationView> {
  const now = context.clock();
  const usual = reconcileSince(undefined, now) ?? '';
  const report = await reconcilePayments(context, since ?? usual, { repair });
  const checkedAt = toInstant(now);
  const about = { provider: context.payments.name, checkedAt, repair };
  if (since === null) await transact(context, (trx) => keepComparison(trx, report, about));
  return show(context, {
    since: report.since,
    checkedAt,
    ledger: report.ledger,
    atProvider: report.provider,
    open: report.differences,
    mended: report.repaired,
    state: repair ? 'corrected' : 'correctable',
    unlisted: 0,
  });
}

/** The last comparison with the provider; the first is made when it is asked for. Throws `ProviderError`. */
export async function showLastComparison(context: Context): Promise<ReconciliationView> {
  const kept = await context.database.read((db) => getKeptComparison(db, context.payments.name));
  if (!kept) return compareForStaff(context, { since: null, repair: false });
  const { correctable, open, ...rest } = kept.found;
  const { checkedAt } = kept;
  return show(context, { ...rest, checkedAt, open, mended: correctable, state: 'correctable' });
}
