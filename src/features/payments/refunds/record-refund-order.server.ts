import { toInstant } from '#core/clock.ts';
import { getLastChange } from '#platform/audit/get-last-change.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { lockOrder, type Order, recordHistory } from '../ledger/orders.repository.server.ts';
import { promiseCall } from '../ledger/promise-call.server.ts';

export type RefundStep = { fromCents: number; toCents: number };

const minute = 60_000;
const actions = { ordered: 'order.refund', failed: 'order.refund-failed' };

/**
 * Records who ordered a refund and promises it, before the provider is called: no money moves without a
 * row. The same step again adds no row. Returns the id of the promised call, or null if another total
 * was ordered within the last minute, which may be on its way.
 */
export async function recordRefundOrder(
  context: Context,
  order: Order,
  { fromCents, toCents, reason }: RefundStep & { reason: string },
): Promise<string | null> {
  const subject = { kind: 'order', id: order.reference };
  const { id: orderId } = order;
  const call = { kind: 'refund', orderId, about: orderId, totalCents: toCents } as const;
  return transact<string | null>(context, async (trx) => {
    await lockOrder(context.database, trx, orderId);
    const now = context.clock();
    const last = await getLastChange(trx, subject, Object.values(actions));
    const isPending = last?.action === actions.ordered && last.before?.refundedCents === fromCents;
    if (isPending && last.after?.refundedCents === toCents) return promiseCall(context, trx, call);
    if (isPending && now.getTime() - Date.parse(last.at) < minute) return null;
    await recordChange(context, trx, {
      action: actions.ordered,
      subject,
      before: { refundedCents: fromCents },
      after: { refundedCents: toCents, currency: order.currency },
    });
    if (reason !== '') {
      const entry = { orderId, at: toInstant(now), kind: 'refund_reason' };
      await recordHistory(trx, { ...entry, paymentId: null, note: reason });
    }
    return promiseCall(context, trx, call);
  });
}

/** Records that the provider refused a refund that was ordered. */
export async function recordFailedRefund(
  context: Context,
  { reference }: Order,
  { toCents }: RefundStep,
): Promise<void> {
  const subject = { kind: 'order', id: reference };
  const after = { refundedCents: toCents };
  await transact(context, (trx) =>
    recordChange(context, trx, { action: actions.failed, subject, after }),
  );
}
