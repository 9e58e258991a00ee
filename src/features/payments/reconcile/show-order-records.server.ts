import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { findCharges } from '../ledger/charges.repository.server.ts';
import { getOrderBy } from '../ledger/orders.repository.server.ts';
import { compareOrder } from './compare-order.ts';
import type { OrderRecords } from './reconcile.schema.ts';

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
