import { findChanges } from '#platform/audit/find-changes.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { findCharges } from '../ledger/charges.repository.server.ts';
import { closeTask } from '../ledger/company-tasks.repository.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';

/**
 * Closes the task of a refund that failed once as much is given back as was ever ordered here, or all
 * of the order. Should the repeated refund fail too, its report opens the task again.
 */
export async function closeFailedRefund(
  _context: Context,
  trx: Queryable,
  { order: { id: orderId, reference }, at }: { order: Order; at: string },
): Promise<void> {
  const subject = { kind: 'order', id: reference };
  const ordered = (await findChanges(trx, subject, 'order.refund')).map((after) =>
    Number(after.refundedCents),
  );
  const charges = await findCharges(trx, orderId);
  const sum = (column: 'amountCents' | 'refundedCents') =>
    charges.reduce((total, charge) => total + charge[column], 0);
  const target = ordered.length === 0 ? sum('amountCents') : Math.max(...ordered);
  if (sum('refundedCents') >= target) await closeTask(trx, { kind: 'refund-failed', orderId, at });
}
