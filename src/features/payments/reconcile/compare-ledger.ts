import { isOpen } from '../ledger/order-states.ts';
import type { ChargeTable, OrderTable } from '../payments.tables.ts';

export type DifferenceKind =
  /** The provider took money that belongs to no order. */
  | 'unknown_payment'
  /** The ledger lacked a charge, or had another amount or refund. */
  | 'charge_missing'
  | 'charge_differs'
  /** The ledger has a charge that the provider does not have, or not as paid. */
  | 'not_at_provider'
  /** An order is paid without a charge, or has a charge without being paid. */
  | 'paid_without_charge'
  | 'charge_without_paid'
  /** The amount charged is not the order's. */
  | 'amount_differs'
  /** A one-time order was charged more than once. */
  | 'charged_twice'
  /** Money came after its subscription had ended, and nobody has dealt with it. */
  | 'paid_late'
  /** The provider has a subscription that belongs to no order. */
  | 'unknown_subscription'
  /** A subscription has another state at the provider, or goes on there although it was to end. */
  | 'subscription_differs'
  /** The ledger lacked a dispute, or had another state of it. */
  | 'dispute_differs'
  /** A buyer disputes a charge, and nothing is decided. */
  | 'dispute_open'
  /** An event named an unknown payment. */
  | 'unknown_event';

export type Difference = {
  kind: DifferenceKind;
  orderId: string | null;
  paymentId: string | null;
  note: string;
};

function money(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}

/** Finds contradictions between an order and its charges in the ledger. */
export function findContradictions(
  order: OrderTable,
  charges: readonly ChargeTable[],
): Difference[] {
  const { id: orderId, status, amountCents, currency } = order;
  // A full refund means that the company has dealt with the charge.
  const kept = charges.filter((charge) => charge.refundedCents < charge.amountCents);
  const found: Difference[] = kept
    .filter((charge) => charge.amountCents !== amountCents || charge.currency !== currency)
    .map((charge) => ({
      kind: 'amount_differs',
      orderId,
      paymentId: charge.paymentId,
      note: `${money(charge.amountCents, charge.currency)} charged, ${money(amountCents, currency)} asked for`,
    }));
  const paymentId = order.paymentId;
  const isUnpaid = isOpen(status) || status === 'cancelled';
  if (charges.length === 0 && !isUnpaid)
    found.push({ kind: 'paid_without_charge', orderId, paymentId, note: status });
  if (kept.length > found.length && isUnpaid)
    found.push({ kind: 'charge_without_paid', orderId, paymentId, note: status });
  if (kept.length > 1 && order.interval === 'one-time') {
    const note = `${kept.length} charges`;
    found.push({ kind: 'charged_twice', orderId, paymentId, note });
  }
  return found;
}
