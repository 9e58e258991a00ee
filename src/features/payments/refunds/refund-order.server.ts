import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { findDisputes } from '../disputes/disputes.repository.server.ts';
import { applyPayment } from '../orders/apply-payment.server.ts';
import { findCharges, type OrderCharge } from '../orders/charges.repository.server.ts';
import { getOrderBy, type Order } from '../orders/orders.repository.server.ts';
import {
  type RefundStep,
  recordFailedRefund,
  recordRefundOrder,
} from './record-refund-order.server.ts';

/** The totals of an order, in cents; `refundedNowCents` is what this call refunded. */
export type Refunded = {
  order: Order;
  chargedCents: number;
  refundedCents: number;
  refundedNowCents: number;
};

export type RefundRefusal =
  | { code: 'unknown_order' | 'other_provider' | 'not_paid' | 'amount_needed' }
  | { code: 'too_much'; chargedCents: number; currency: string }
  /** The bank holds that much of it because of a dispute: a refund would pay it twice. */
  | { code: 'disputed'; withdrawnCents: number; currency: string }
  | { code: 'changed'; refundedCents: number };

type RefundRequest = {
  reference: string;
  /** What is refunded in total afterwards; null means all. */
  totalCents: number | null;
  /** The total that whoever asks has seen; another one, but for `totalCents`, is refused. */
  fromCents?: number | undefined;
  /** Kept in the order's history. */
  reason?: string;
};

type Outcome = Result<Refunded, RefundRefusal>;

function sum(charges: OrderCharge[], column: 'amountCents' | 'refundedCents'): number {
  return charges.reduce((total, charge) => total + charge[column], 0);
}

/** Returns what banks have taken back of an order for disputes, in cents. */
async function sumWithdrawn({ database }: Context, orderId: string): Promise<number> {
  const disputes = await database.read((db) => findDisputes(db, orderId));
  return disputes.reduce((total, { withdrawnCents }) => total + withdrawnCents, 0);
}

/** Returns the order's charges, updated from the provider. */
async function currentCharges(context: Context, orderId: string): Promise<OrderCharge[]> {
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
  for (const charge of charges.toReversed()) {
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
 * Refunds an order until `totalCents` are refunded in total, newest charge first; null means all of
 * it and is refused for an order with several charges. As the total is given, a repeated call
 * refunds nothing twice, even if the first response was lost. Throws `ProviderError`.
 */
export async function refundOrder(
  context: Context,
  { reference, totalCents, fromCents, reason = '' }: RefundRequest,
): Promise<Outcome> {
  const order = await context.database.read((db) => getOrderBy(db, 'reference', reference));
  if (!order) return refuse({ code: 'unknown_order' });
  if (order.provider !== context.payments.name) return refuse({ code: 'other_provider' });
  const charges = await currentCharges(context, order.id);
  if (charges.length === 0) return refuse({ code: 'not_paid' });
  if (totalCents === null && charges.length > 1) return refuse({ code: 'amount_needed' });
  const chargedCents = sum(charges, 'amountCents');
  const target = totalCents ?? chargedCents;
  if (target > chargedCents) {
    const { currency } = order;
    return refuse({ code: 'too_much', chargedCents, currency });
  }
  const before = sum(charges, 'refundedCents');
  const withdrawnCents = await sumWithdrawn(context, order.id);
  if (target > before && target + withdrawnCents > chargedCents)
    return refuse({ code: 'disputed', withdrawnCents, currency: order.currency });
  const isSeen = fromCents === undefined || fromCents === before || target === before;
  if (!isSeen) return refuse({ code: 'changed', refundedCents: before });

  const step = { fromCents: before, toCents: target };
  if (target > before) {
    if (!(await recordRefundOrder(context, order, { ...step, reason })))
      return refuse({ code: 'changed', refundedCents: before });
    await refundOrRecordFailure(context, order, { charges, step });
  }
  const after = await context.database.read((db) => findCharges(db, order.id));
  const refundedCents = sum(after, 'refundedCents');
  const refundedNowCents = Math.max(0, target - before);
  return accept({ order, chargedCents, refundedCents, refundedNowCents });
}
