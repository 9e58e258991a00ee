import type { Queryable } from '#platform/database/database.server.ts';
import { hasHistory } from '../ledger/orders.repository.server.ts';
import type { UnpaidRenewal } from '../ledger/unpaid-renewals.repository.server.ts';

/** Why the buyer has to pay a renewal; `returned`: the bank returned the direct debit for it. */
export type DueReason = UnpaidRenewal['kind'] | 'returned';

/** The entry of an order's history about a renewal whose direct debit the bank returned. */
export const returnedEntry = 'renewal_returned';

export async function dueReasonOf(
  db: Queryable,
  { orderId, paymentId, kind }: UnpaidRenewal,
): Promise<DueReason> {
  const isReturned = await hasHistory(db, { orderId, paymentId, kind: returnedEntry });
  return isReturned ? 'returned' : kind;
}
