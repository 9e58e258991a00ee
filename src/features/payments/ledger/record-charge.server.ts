import { toInstant } from '#core/clock.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { raise } from '#platform/context/events.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { contactDue } from '../contact-by.ts';
import type { LateReason } from '../payments.tables.ts';
import {
  getCharge,
  insertCharge,
  type OrderCharge,
  updateCharge,
} from './charges.repository.server.ts';
import { closeRepaid } from './close-repaid.server.ts';
import { openTask } from './company-tasks.repository.server.ts';
import { charged, refunded, refundFailed } from './ledger-events.server.ts';
import { notifyBuyer, notifyOfOrder } from './order-mails.server.ts';
import { type Order, recordHistory } from './orders.repository.server.ts';
import { repayDue } from './withdrawal-period.ts';
import { getWithdrawal } from './withdrawals.repository.server.ts';

type Known = { refundedCents: number; refundFailedCents: number };
type Reported = { refundedCents: number; failedRefundCents: number };

/**
 * Returns what was refunded of a charge after a report, which may be older than what is known. What
 * failed never decreases, so it tells which is newer; between failures refunds only grow.
 */
export function mergeRefunds(known: Known, reported: Reported): Known {
  const { refundedCents, failedRefundCents } = reported;
  if (failedRefundCents < known.refundFailedCents)
    return { refundedCents: known.refundedCents, refundFailedCents: known.refundFailedCents };
  if (failedRefundCents > known.refundFailedCents)
    return { refundedCents, refundFailedCents: failedRefundCents };
  return {
    refundedCents: Math.max(known.refundedCents, refundedCents),
    refundFailedCents: failedRefundCents,
  };
}

/**
 * Tells the company of money that came when the subscription had ended or the buyer had withdrawn: a
 * task to give it back, and a mail. The buyer's receipt says so too. The order must be locked.
 */
async function reportLatePayment(
  context: Context,
  trx: Queryable,
  order: Order,
  charge: OrderCharge & { late: LateReason },
): Promise<void> {
  const { late, paymentId: payment, amountCents } = charge;
  const at = toInstant(context.clock());
  const office = await readOfficeTime(trx, at);
  const repayBy = late === 'withdrawn' ? repayDue(at, office) : contactDue(at, office);
  await openTask(trx, {
    kind: late === 'withdrawn' ? 'withdrawal' : 'paid-late',
    orderId: order.id,
    dueAt: repayBy,
    createdAt: at,
  });
  await notifyOfOrder(context, trx, order, { kind: `late_${late}`, payment, amountCents, repayBy });
}

/** What a payment is to its order; an `unexpected` one took money that was not asked for. */
export type PaymentRole = 'first' | 'renewal' | 'unexpected';

const kinds = { first: 'charged', renewal: 'renewed', unexpected: 'charged_again' } as const;

const none = { refundedCents: 0, refundFailedCents: 0 };

function formatMoney(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}

/** What was over already when money of an order came; null if nothing was. */
async function lateReasonOf(trx: Queryable, order: Order): Promise<LateReason | null> {
  if ((await getWithdrawal(trx, order.id)) !== null) return 'withdrawn';
  return order.subscriptionStatus === 'cancelled' ? 'ended' : null;
}

/**
 * Records a payment that took money in the ledger, once, and how much of it was refunded, which
 * decreases only when a refund failed. Returns false if it belongs to another order. The order must be locked.
 */
export async function recordCharge(
  context: Context,
  trx: Queryable,
  { order, payment, role }: { order: Order; payment: ProviderPayment; role: PaymentRole },
): Promise<boolean> {
  const { id: paymentId, amountCents, currency, subscriptionId, invoiceId } = payment;
  const at = toInstant(context.clock());
  function addEntry(kind: string, note: string) {
    return recordHistory(trx, { orderId: order.id, at, kind, paymentId, note });
  }
  const known = await getCharge(trx, paymentId);
  if (known && known.orderId !== order.id) {
    context.logger.error({ order: order.id, payment: paymentId }, 'a charge is of another order');
    return false;
  }
  if (!known) {
    const orderId = order.id;
    // A payment that does not say when its money arrived is noticed within minutes of it.
    const paidAt = payment.paidAt ?? at;
    const paid = { paymentId, orderId, subscriptionId, invoiceId, amountCents, currency, paidAt };
    const late = await lateReasonOf(trx, order);
    const charge = { ...paid, ...none, notedAt: at, receiptAt: null, late };
    await insertCharge(trx, charge);
    await addEntry(
      late === null ? kinds[role] : `charged_${late}`,
      formatMoney(amountCents, currency),
    );
    if (late !== null) await reportLatePayment(context, trx, order, { ...charge, late });
    await raise(context, trx, charged, { order, paymentId });
    const isExpected = amountCents === order.amountCents && currency === order.currency;
    if (!isExpected) {
      const expected = formatMoney(order.amountCents, order.currency);
      await addEntry('amount_differs', `${expected} was asked for`);
      context.logger.error({ order: order.id, payment: paymentId }, 'another amount was charged');
    }
  }
  const before = known ?? none;
  const after = mergeRefunds(before, payment);
  const { refundedCents, refundFailedCents } = after;
  const failedCents = refundFailedCents - before.refundFailedCents;
  if (failedCents > 0) {
    await updateCharge(trx, paymentId, after);
    await addEntry('refund_failed', formatMoney(failedCents, currency));
    await raise(context, trx, refundFailed, { order, paymentId, ...after, failedCents });
  }
  const cents = refundedCents + failedCents - before.refundedCents;
  if (cents > 0 && refundedCents > 0) {
    await updateCharge(trx, paymentId, { refundedCents });
    await addEntry('given_back', formatMoney(refundedCents, currency));
    await raise(context, trx, refunded, { order, paymentId, ...after, at });
    await closeRepaid(trx, order, at);
    await notifyBuyer(context, trx, order, {
      kind: 'refund',
      payment: paymentId,
      cents,
      ...after,
    });
  }
  return true;
}
