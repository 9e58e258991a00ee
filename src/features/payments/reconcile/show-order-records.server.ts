import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { findCharges } from '../ledger/charges.repository.server.ts';
import { getOrderBy } from '../ledger/orders.repository.server.ts';
import type { ChargeTable, OrderTable } from '../payments.tables.ts';
import { type Difference, findContradictions } from './compare-ledger.ts';
import type { OrderRecords } from './reconcile.schema.ts';

/** What is compared of a payment that took money, as the provider reports it. */
type TakenPayment = {
  id: string;
  amountCents: number;
  refundedCents: number;
  currency: string;
};

function format({ amountCents, refundedCents, currency }: Omit<TakenPayment, 'id'>): string {
  return `${(amountCents / 100).toFixed(2)} ${currency}, ${(refundedCents / 100).toFixed(2)} given back`;
}

/** Finds where an order, its charges in the ledger and the provider's paid payments do not agree. */
function compareOrder(
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

/** A subscription is compared by its newest payments. */
const mostPayments = 12;

function totals(rows: readonly { amountCents: number; refundedCents: number }[]) {
  return {
    chargedCents: rows.reduce((sum, row) => sum + row.amountCents, 0),
    refundedCents: rows.reduce((sum, row) => sum + row.refundedCents, 0),
  };
}

/**
 * Compares an order with its charges in the ledger and with the provider's payments, and changes
 * nothing. Throws `ProviderError`.
 */
export async function showOrderRecords(
  { database, payments, clock }: Context,
  reference: string,
): Promise<Result<OrderRecords, 'unknown_order' | 'other_provider'>> {
  const order = await database.read((db) => getOrderBy(db, 'reference', reference));
  if (!order) return refuse('unknown_order');
  if (order.provider !== payments.name) return refuse('other_provider');
  const all = await database.read((db) => findCharges(db, order.id));
  const charges = all.slice(-mostPayments);
  const ids = new Set(charges.map(({ paymentId }) => paymentId));
  if (ids.size === 0 && order.paymentId !== null) ids.add(order.paymentId);
  const found: ProviderPayment[] = [];
  for (const id of ids) {
    const payment = await payments.getPayment(id);
    if (payment?.status === 'paid') found.push(payment);
  }
  const differences = compareOrder(order, charges, found);
  return accept({
    provider: order.provider,
    checkedAt: toInstant(clock()),
    currency: order.currency,
    orderCents: order.amountCents,
    ledger: totals(charges),
    atProvider: totals(found),
    differences: differences.map(({ kind, paymentId, note }) => ({
      kind,
      reference,
      paymentId,
      note,
    })),
  });
}
