import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transferProvider } from '#platform/payments/provider-name.ts';
import { findCharges } from '../ledger/charges.repository.server.ts';
import { getOrderBy, type Order } from '../ledger/orders.repository.server.ts';
import { keepPromise } from './keep-promises.server.ts';
import { noteTransferRefund } from './note-transfer-refund.server.ts';
import {
  currentCharges,
  type RefundStep,
  recordRefundOrder,
  sumOf,
  sumWithdrawn,
} from './refund-charges.server.ts';

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

/** Has the provider refund a step; returns false while another one may be on its way. */
async function orderRefund(
  context: Context,
  order: Order,
  step: RefundStep & { reason: string },
): Promise<boolean> {
  const call = await recordRefundOrder(context, order, step);
  if (call === null) return false;
  await keepPromise(context, call);
  return true;
}

type Outcome = Result<Refunded, RefundRefusal>;

/**
 * Refunds an order until `totalCents` are refunded in total, newest charge first; null means all of
 * it and is refused for several charges. As the total is given, a repeated call refunds nothing twice.
 * A bank transfer is noted as given back by hand. Throws `ProviderError`: without an answer the refund
 * stays promised, and a job makes it.
 */
export async function refundOrder(
  context: Context,
  { reference, totalCents, fromCents, reason = '' }: RefundRequest,
): Promise<Outcome> {
  const order = await context.database.read((db) => getOrderBy(db, 'reference', reference));
  if (!order) return refuse({ code: 'unknown_order' });
  const isTransfer = order.provider === transferProvider;
  if (!isTransfer && order.provider !== context.payments.name)
    return refuse({ code: 'other_provider' });
  const charges = isTransfer
    ? await context.database.read((db) => findCharges(db, order.id))
    : await currentCharges(context, order.id);
  if (charges.length === 0) return refuse({ code: 'not_paid' });
  if (totalCents === null && charges.length > 1) return refuse({ code: 'amount_needed' });
  const chargedCents = sumOf(charges, 'amountCents');
  const target = totalCents ?? chargedCents;
  if (target > chargedCents) {
    const { currency } = order;
    return refuse({ code: 'too_much', chargedCents, currency });
  }
  const before = sumOf(charges, 'refundedCents');
  const withdrawnCents = await sumWithdrawn(context, order.id);
  if (target > before && target + withdrawnCents > chargedCents)
    return refuse({ code: 'disputed', withdrawnCents, currency: order.currency });
  const isSeen = fromCents === undefined || fromCents === before || target === before;
  if (!isSeen) return refuse({ code: 'changed', refundedCents: before });

  const step = { fromCents: before, toCents: target };
  if (target > before) {
    const isOrdered = isTransfer
      ? await noteTransferRefund(context, order, { ...step, reason })
      : await orderRefund(context, order, { ...step, reason });
    if (!isOrdered) return refuse({ code: 'changed', refundedCents: before });
  }
  const after = await context.database.read((db) => findCharges(db, order.id));
  const refundedCents = sumOf(after, 'refundedCents');
  const refundedNowCents = Math.max(0, target - before);
  return accept({ order, chargedCents, refundedCents, refundedNowCents });
}
