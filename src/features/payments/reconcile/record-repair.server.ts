import { type AuditedValues, recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';

type Repair = { paymentId: string; before: AuditedValues | null; after: AuditedValues };

/** Records a correction of the ledger, in the transaction that makes it. */
export function recordRepair(
  context: Context,
  trx: Queryable,
  { paymentId, before, after }: Repair,
): Promise<void> {
  return recordChange(context, trx, {
    action: 'payments.reconcile',
    subject: { kind: 'payments', id: paymentId },
    ...(before && { before }),
    after,
  });
}
