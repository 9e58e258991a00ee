import { toInstant } from '#core/clock.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { findChanges } from '#platform/audit/find-changes.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { contactDue } from '../contact-by.ts';
import { withBuyerName } from '../ledger/buyer-name.server.ts';
import { findCharges } from '../ledger/charges.repository.server.ts';
import { closeTask, openTask } from '../ledger/company-tasks.repository.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { type FailedRefund, failedRefundNotification } from './emails/failed-refund.server.ts';

/**
 * Tells the company that the bank sent back a refund: a task and a mail. The log has a row, so that
 * the same refund can be ordered again. The order must be locked.
 */
export async function reportFailedRefund(
  context: Context,
  trx: Queryable,
  { order, ...failed }: FailedRefund & { order: Order },
): Promise<void> {
  const now = context.clock();
  const at = toInstant(now);
  const dueAt = contactDue(at, await readOfficeTime(trx, at));
  await openTask(trx, { kind: 'refund-failed', orderId: order.id, dueAt, createdAt: at });
  await recordChange(context, trx, {
    action: 'order.refund-failed',
    subject: { kind: 'order', id: order.reference },
    after: { refundedCents: failed.refundedCents },
  });
  const sender = { origin: context.origin, company: await requireCompany(trx) };
  const language = await ownerLanguage(trx, order.language);
  const named = await withBuyerName(trx, order);
  const notified = { ...failed, contactBy: dueAt };
  await enqueueMail(trx, failedRefundNotification(named, notified, { language, sender }), at);
}

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
