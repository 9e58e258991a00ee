import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { applyPayment } from '../orders/apply-payment.server.ts';
import { findCharges, type OrderCharge } from '../orders/charges.repository.server.ts';
import { getOrderBy, type Order } from '../orders/orders.repository.server.ts';

/** What an order has taken and given back, in cents; `now` is what this call gave back. */
export type Refunded = { order: Order; chargedCents: number; refundedCents: number; now: number };

export type RefundRefusal =
  | { code: 'unknown_order' | 'other_provider' | 'not_paid' | 'amount_needed' }
  | { code: 'too_much'; chargedCents: number };

type Outcome = Result<Refunded, RefundRefusal>;

function sum(charges: OrderCharge[], column: 'amountCents' | 'refundedCents'): number {
  return charges.reduce((total, charge) => total + charge[column], 0);
}

/** The order's charges as the provider holds them now. */
async function currentCharges(context: Context, orderId: string): Promise<OrderCharge[]> {
  const known = await context.database.read((db) => findCharges(db, orderId));
  for (const { paymentId } of known) {
    const payment = await context.payments.getPayment(paymentId);
    if (payment) await applyPayment(context, payment);
  }
  return context.database.read((db) => findCharges(db, orderId));
}

/**
 * Gives money of an order back until `totalCents` of it are given back in all, the newest charge
 * first; null means everything, and is refused for an order with several charges. Because the total
 * is named, asking again, also after an answer that was lost, gives nothing back twice.
 * Throws `ProviderError`.
 */
export async function refundOrder(
  context: Context,
  { reference, totalCents }: { reference: string; totalCents: number | null },
): Promise<Outcome> {
  const order = await context.database.read((db) => getOrderBy(db, 'reference', reference));
  if (!order) return refuse({ code: 'unknown_order' });
  if (order.provider !== context.payments.name) return refuse({ code: 'other_provider' });
  const charges = await currentCharges(context, order.id);
  if (charges.length === 0) return refuse({ code: 'not_paid' });
  if (totalCents === null && charges.length > 1) return refuse({ code: 'amount_needed' });
  const chargedCents = sum(charges, 'amountCents');
  const target = totalCents ?? chargedCents;
  if (target > chargedCents) return refuse({ code: 'too_much', chargedCents });

  let missing = Math.max(0, target - sum(charges, 'refundedCents'));
  const now = missing;
  for (const { paymentId, amountCents, refundedCents } of charges.toReversed()) {
    const part = Math.min(missing, amountCents - refundedCents);
    if (part === 0) continue;
    // Two commands at once see the same amount given back, so the provider takes one of them.
    const key = `refund.${paymentId}.${refundedCents}`;
    const payment = await context.payments.refund(paymentId, { amountCents: part, key });
    await applyPayment(context, { ...payment, orderId: order.id });
    missing -= part;
  }
  const after = await context.database.read((db) => findCharges(db, order.id));
  return accept({ order, chargedCents, refundedCents: sum(after, 'refundedCents'), now });
}
