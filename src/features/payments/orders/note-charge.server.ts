import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { getCharge, insertCharge, updateCharge } from './charges.repository.server.ts';
import { noteHistory, type Order } from './orders.repository.server.ts';

/** A payment's part in its order; a `further` one was not asked for and took money all the same. */
export type PaymentRole = 'first' | 'renewal' | 'further';

const kinds = { first: 'charged', renewal: 'renewed', further: 'charged_again' } as const;

function moneyText(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}

/**
 * Puts a payment that took money into the ledger, once, and what was given back of it, which only
 * grows. False when another order has it already. The order must be locked.
 */
export async function noteCharge(
  context: Context,
  trx: Queryable,
  { order, payment, role }: { order: Order; payment: ProviderPayment; role: PaymentRole },
): Promise<boolean> {
  const { id: paymentId, amountCents, currency, subscriptionId, invoiceId } = payment;
  const at = toInstant(context.clock());
  function note(kind: string, text: string) {
    return noteHistory(trx, { orderId: order.id, at, kind, paymentId, note: text });
  }
  const known = await getCharge(trx, paymentId);
  if (known && known.orderId !== order.id) {
    context.logger.error({ order: order.id, payment: paymentId }, 'a charge claims two orders');
    return false;
  }
  if (!known) {
    const orderId = order.id;
    const paidAt = payment.paidAt ?? payment.createdAt;
    const taken = { paymentId, orderId, subscriptionId, invoiceId, amountCents, currency, paidAt };
    await insertCharge(trx, { ...taken, refundedCents: 0, notedAt: at, receiptAt: null });
    await note(kinds[role], moneyText(amountCents, currency));
    const fits = amountCents === order.amountCents && currency === order.currency;
    if (!fits) {
      await note('amount_differs', `${moneyText(order.amountCents, order.currency)} was asked for`);
      context.logger.error({ order: order.id, payment: paymentId }, 'another amount was charged');
    }
  }
  if (payment.refundedCents > (known?.refundedCents ?? 0)) {
    await updateCharge(trx, paymentId, { refundedCents: payment.refundedCents });
    await note('given_back', moneyText(payment.refundedCents, currency));
  }
  return true;
}
