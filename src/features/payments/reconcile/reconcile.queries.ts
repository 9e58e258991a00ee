import { queryOptions } from '#query/query-options.ts';
import type { ReconciliationView } from './reconcile.schema.ts';

export const reconcileUrl = '/api/admin/reconcile';

/** The ledger compared with the card provider, which takes several calls to it. */
export function reconcileQuery() {
  return queryOptions<ReconciliationView>({ queryKey: [reconcileUrl], staleTime: 10 * 60_000 });
}
