import type { ChargeTable, OrderTable } from '../payments.tables.ts';
import { type Difference, findContradictions } from './compare-ledger.ts';

/** What is compared of a payment that took money, as the provider reports it. */
export type TakenPayment = {
  id: string;
  amountCents: number;
  refundedCents: number;
  currency: string;
};

function format({ amountCents, refundedCents, currency }: Omit<TakenPayment, 'id'>): string {
  return `${(amountCents / 100).toFixed(2)} ${currency}, ${(refundedCents / 100).toFixed(2)} given back`;
}

/** Finds where an order, its charges in the ledger and the provider's paid payments do not agree. */
export function compareOrder(
  order: OrderTable,
  charges: readonly ChargeTable[],
  payments: readonly TakenPayment[],
): Difference[] {
  const orderId = order.id;
  const ledger = new Map(charges.map((charge) => [charge.paymentId, charge]));
  const found = findContradictions(order, charges);
  for (const payment of payments) {
    const charge = ledger.get(payment.id);
    ledger.delete(payment.id);
    if (charge && format(charge) === format(payment)) continue;
    const kind = charge ? 'charge_differs' : 'charge_missing';
    found.push({ kind, orderId, paymentId: payment.id, note: format(payment) });
  }
  for (const paymentId of ledger.keys())
    found.push({ kind: 'not_at_provider', orderId, paymentId, note: 'unknown there' });
  return found;
}
