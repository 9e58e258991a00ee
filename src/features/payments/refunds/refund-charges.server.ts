import { toInstant } from '#core/clock.ts';
import { getLastChange } from '#platform/audit/get-last-change.server.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { applyPayment } from '../ledger/apply-payment.server.ts';
import { findCharges, type OrderCharge } from '../ledger/charges.repository.server.ts';
import { findDisputes } from '../ledger/disputes.repository.server.ts';
import {
  getOrder,
  lockOrder,
  type Order,
  recordHistory,
} from '../ledger/orders.repository.server.ts';
import { promiseCall } from '../ledger/promised-calls.repository.server.ts';

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
async function recordFailedRefund(
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

/** Sums a column of charges, in cents. */
export function sumOf(
  charges: readonly OrderCharge[],
  column: 'amountCents' | 'refundedCents',
): number {
  return charges.reduce((total, charge) => total + charge[column], 0);
}

/** Returns what banks have taken back of an order for disputes, in cents. */
export async function sumWithdrawn({ database }: Context, orderId: string): Promise<number> {
  const disputes = await database.read((db) => findDisputes(db, orderId));
  return disputes.reduce((total, { withdrawnCents }) => total + withdrawnCents, 0);
}

/** Returns the order's charges, updated from the provider. */
export async function currentCharges(context: Context, orderId: string): Promise<OrderCharge[]> {
  const known = await context.database.read((db) => findCharges(db, orderId));
  for (const { paymentId } of known) {
    const payment = await context.payments.getPayment(paymentId);
    if (payment) await applyPayment(context, payment);
  }
  return context.database.read((db) => findCharges(db, orderId));
}

/** Refunds what is missing to a total, newest charge first, and updates the ledger from each refund. */
async function refundCharges(
  context: Context,
  order: Order,
  { charges, step }: { charges: OrderCharge[]; step: RefundStep },
): Promise<void> {
  let left = step.toCents - step.fromCents;
  // What came after the end goes back first.
  const newest = charges.toReversed();
  const ordered = [
    ...newest.filter(({ late }) => late !== null),
    ...newest.filter(({ late }) => late === null),
  ];
  for (const charge of ordered) {
    const { paymentId, amountCents, refundedCents, refundFailedCents: failed } = charge;
    const part = Math.min(left, amountCents - refundedCents);
    if (part === 0) continue;
    // Two concurrent calls build the same key, so the provider accepts one of them.
    // After a failed refund the same step is another refund.
    const again = failed > 0 ? `.${failed}` : '';
    const key = `refund.${paymentId}.${refundedCents}${again}`;
    const payment = await context.payments.refund(paymentId, { amountCents: part, key });
    await applyPayment(context, { ...payment, orderId: order.id });
    left -= part;
  }
}

/** `refundCharges`, and a row in the log if the provider refuses for certain. */
async function refundOrRecordFailure(
  context: Context,
  order: Order,
  refund: { charges: OrderCharge[]; step: RefundStep },
): Promise<void> {
  try {
    await refundCharges(context, order, refund);
  } catch (error) {
    if (error instanceof ProviderError && !error.unreachable)
      await recordFailedRefund(context, order, refund.step);
    throw error;
  }
}

/**
 * Refunds what is missing to a total of an order that was promised before. Throws `ProviderError`, also
 * if the bank holds the money because of a dispute: a refund would pay it twice.
 */
export async function refundUpTo(
  context: Context,
  orderId: string,
  toCents: number,
): Promise<void> {
  const order = await context.database.read((db) => getOrder(db, orderId));
  if (!order) return;
  const charges = await currentCharges(context, orderId);
  const step = { fromCents: sumOf(charges, 'refundedCents'), toCents };
  if (step.fromCents >= toCents) return;
  if (toCents + (await sumWithdrawn(context, orderId)) > sumOf(charges, 'amountCents'))
    throw new ProviderError('The bank holds the money', { code: 'disputed', unreachable: false });
  await refundOrRecordFailure(context, order, { charges, step });
}
