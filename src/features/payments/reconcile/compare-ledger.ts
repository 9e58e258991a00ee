import { isOpen } from '../orders/order-states.ts';
import type { ChargeTable, OrderTable } from '../payments.tables.ts';

export type DifferenceKind =
  /** The provider took money that no order of ours has. */
  | 'unknown_payment'
  /** The ledger lacked a charge, or what was given back of it. */
  | 'charge_missing'
  | 'charge_differs'
  /** The ledger has a charge that the provider does not have, or not as paid. */
  | 'not_at_provider'
  /** An order that says paid without a charge, and the other way round. */
  | 'paid_without_charge'
  | 'charge_without_paid'
  /** Another amount than the order's was charged. */
  | 'amount_differs'
  /** A one-time order was charged more than once. */
  | 'charged_twice'
  /** An event was about a payment that we do not know. */
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

/** What within our own books contradicts itself: an order against its charges. */
export function contradictionsOf(order: OrderTable, charges: readonly ChargeTable[]): Difference[] {
  const { id: orderId, status, amountCents, currency } = order;
  // What was given back whole has been looked at and put right by a person.
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
