import type { Context } from '#platform/context/context.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { applyPayment } from '../orders/apply-payment.server.ts';
import {
  findCharges,
  findChargesSince,
  getCharge,
  type OrderCharge,
} from '../orders/charges.repository.server.ts';
import { findOrdersSince } from '../orders/orders.repository.server.ts';
import { findUnknownEvents } from '../payment-events.repository.server.ts';
import { contradictionsOf, type Difference } from './compare-ledger.ts';

type Totals = { payments: number; chargedCents: number; refundedCents: number };

/** Our ledger beside the provider's. `mended` were put right meanwhile, `differences` remain. */
export type Reconciliation = {
  since: string;
  provider: Totals;
  ledger: Totals;
  mended: Difference[];
  differences: Difference[];
};

function agrees(charge: OrderCharge | null, payment: ProviderPayment): boolean {
  return (
    charge?.amountCents === payment.amountCents &&
    charge.currency === payment.currency &&
    charge.refundedCents === payment.refundedCents
  );
}

function totalsOf(rows: { amountCents: number; refundedCents: number }[]): Totals {
  return {
    payments: rows.length,
    chargedCents: rows.reduce((sum, row) => sum + row.amountCents, 0),
    refundedCents: rows.reduce((sum, row) => sum + row.refundedCents, 0),
  };
}

async function compare(
  context: Context,
  payment: ProviderPayment,
): Promise<{ found: Difference; isMended: boolean } | null> {
  const { id: paymentId, amountCents, currency, refundedCents } = payment;
  const before = await context.database.read((db) => getCharge(db, paymentId));
  if (agrees(before, payment)) return null;
  const order = await applyPayment(context, payment);
  const after = await context.database.read((db) => getCharge(db, paymentId));
  const kind = order === null ? 'unknown_payment' : before ? 'charge_differs' : 'charge_missing';
  const note = `${amountCents / 100} ${currency}, ${refundedCents / 100} given back`;
  const found: Difference = { kind, orderId: order?.id ?? null, paymentId, note };
  return { found, isMended: agrees(after, payment) };
}

/** Charges that the provider's list did not have, asked for one by one: some are older than it. */
async function missingAtProvider(
  context: Context,
  charges: OrderCharge[],
): Promise<{ missing: Difference[]; others: ProviderPayment[] }> {
  const missing: Difference[] = [];
  const others: ProviderPayment[] = [];
  for (const { paymentId, orderId } of charges) {
    const payment = await context.payments.getPayment(paymentId);
    if (payment?.status === 'paid') others.push(payment);
    else {
      const note = payment?.status ?? 'unknown there';
      missing.push({ kind: 'not_at_provider', orderId, paymentId, note });
    }
  }
  return { missing, others };
}

/**
 * Compares our ledger with the provider's since an instant, payment by payment, and applies what we
 * lack. Contradictions that a person must look at remain as differences. Throws `ProviderError`.
 */
export async function reconcilePayments(context: Context, since: string): Promise<Reconciliation> {
  const of = { provider: context.payments.name, at: since };
  const mended: Difference[] = [];
  const differences: Difference[] = [];
  const taken = new Map<string, ProviderPayment>();
  async function check(payment: ProviderPayment): Promise<void> {
    taken.set(payment.id, payment);
    const compared = await compare(context, payment);
    if (compared) (compared.isMended ? mended : differences).push(compared.found);
  }
  for await (const payment of context.payments.listPayments(since))
    if (payment.status === 'paid') await check(payment);

  const charges = await context.database.read((db) => findChargesSince(db, of));
  const unlisted = charges.filter(({ paymentId }) => !taken.has(paymentId));
  const { missing, others } = await missingAtProvider(context, unlisted);
  differences.push(...missing);
  for (const payment of others) await check(payment);

  const orders = await context.database.read((db) => findOrdersSince(db, of));
  for (const order of orders) {
    const own = await context.database.read((db) => findCharges(db, order.id));
    differences.push(...contradictionsOf(order, own));
  }
  for (const event of await context.database.read((db) => findUnknownEvents(db, since))) {
    const { aboutId: paymentId, type: note } = event;
    differences.push({ kind: 'unknown_event', orderId: null, paymentId, note });
  }
  const ledger = await context.database.read((db) => findChargesSince(db, of));
  const known = [...taken.values()];
  return { since, provider: totalsOf(known), ledger: totalsOf(ledger), mended, differences };
}
