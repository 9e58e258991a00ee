import { queryOptions } from '#query/query-options.ts';
import type { OrderRecords, ReconciliationView } from './reconcile.schema.ts';

export const reconcileUrl = '/api/admin/reconcile';

/** The last comparison of the ledger with the card provider. */
export function reconcileQuery() {
  return queryOptions<ReconciliationView>({ queryKey: [reconcileUrl], staleTime: 60_000 });
}

/** An order compared with the ledger and the card provider. */
export function orderRecordsQuery(reference: string) {
  const url = `/api/admin/orders/${encodeURIComponent(reference)}/records`;
  return queryOptions<OrderRecords>({ queryKey: [url], staleTime: 60_000 });
}
