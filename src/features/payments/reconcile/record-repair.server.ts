import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { Difference } from './compare-ledger.ts';

/** Records how many charges of the ledger were corrected; nothing if none was. */
export async function recordRepair(
  context: Context,
  repaired: readonly Difference[],
): Promise<void> {
  if (repaired.length === 0) return;
  await transact(context, (trx) =>
    recordChange(context, trx, {
      action: 'payments.reconcile',
      subject: { kind: 'payments', id: null },
      after: { corrected: repaired.length },
    }),
  );
}
