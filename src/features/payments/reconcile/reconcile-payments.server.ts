import type { Context } from '#platform/context/context.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { applyPayment, findOrder } from '../orders/apply-payment.server.ts';
import {
  findCharges,
  findChargesSince,
  getCharge,
  type OrderCharge,
} from '../orders/charges.repository.server.ts';
import { findOrdersSince } from '../orders/orders.repository.server.ts';
import { findUnknownEvents } from '../payment-events.repository.server.ts';
import { type Difference, findContradictions } from './compare-ledger.ts';

type Totals = { payments: number; chargedCents: number; refundedCents: number };

/** The ledger compared with the provider. `repaired` was corrected, `differences` remain. */
export type Reconciliation = {
  since: string;
  provider: Totals;
  ledger: Totals;
  repaired: Difference[];
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

/** Whether applying a payment would make its charge agree: it adds a charge, or notes a refund. */
function canBeApplied(charge: OrderCharge | null, payment: ProviderPayment): boolean {
  if (charge === null) return true;
  return charge.amountCents === payment.amountCents && charge.currency === payment.currency;
}

async function compare(
  context: Context,
  payment: ProviderPayment,
  repair: boolean,
): Promise<{ found: Difference; isRepaired: boolean } | null> {
  const { id: paymentId, amountCents, currency, refundedCents } = payment;
  const before = await context.database.read((db) => getCharge(db, paymentId));
  if (agrees(before, payment)) return null;
  const order = repair
    ? await applyPayment(context, payment)
    : await context.database.read((db) => findOrder(db, payment));
  const after = repair ? await context.database.read((db) => getCharge(db, paymentId)) : before;
  const kind = order === null ? 'unknown_payment' : before ? 'charge_differs' : 'charge_missing';
  const note = `${amountCents / 100} ${currency}, ${refundedCents / 100} given back`;
  const found: Difference = { kind, orderId: order?.id ?? null, paymentId, note };
  const isRepairable = !repair && order !== null && canBeApplied(before, payment);
  return { found, isRepaired: isRepairable || agrees(after, payment) };
}

/**
 * Fetches, one by one, the payments of charges that are not in the provider's list. Payments that
 * were created before the start of the list are `older`.
 */
async function checkUnlistedCharges(
  context: Context,
  charges: OrderCharge[],
): Promise<{ missing: Difference[]; older: ProviderPayment[] }> {
  const missing: Difference[] = [];
  const older: ProviderPayment[] = [];
  for (const { paymentId, orderId } of charges) {
    const payment = await context.payments.getPayment(paymentId);
    if (payment?.status === 'paid') older.push(payment);
    else {
      const note = payment?.status ?? 'unknown there';
      missing.push({ kind: 'not_at_provider', orderId, paymentId, note });
    }
  }
  return { missing, older };
}

/**
 * Compares the ledger with the provider's payments since an instant and applies what the ledger
 * lacks. What a person has to resolve remains in `differences`. Without `repair` nothing is written, and
 * `repaired` holds what would be. Throws `ProviderError`.
 */
export async function reconcilePayments(
  context: Context,
  since: string,
  { repair = true } = {},
): Promise<Reconciliation> {
  const filter = { provider: context.payments.name, at: since };
  const repaired: Difference[] = [];
  const differences: Difference[] = [];
  const taken = new Map<string, ProviderPayment>();
  async function check(payment: ProviderPayment): Promise<void> {
    taken.set(payment.id, payment);
    const compared = await compare(context, payment, repair);
    if (compared) (compared.isRepaired ? repaired : differences).push(compared.found);
  }
  for await (const payment of context.payments.listPayments(since))
    if (payment.status === 'paid') await check(payment);

  const charges = await context.database.read((db) => findChargesSince(db, filter));
  const unlisted = charges.filter(({ paymentId }) => !taken.has(paymentId));
  const { missing, older } = await checkUnlistedCharges(context, unlisted);
  differences.push(...missing);
  for (const payment of older) await check(payment);

  const orders = await context.database.read((db) => findOrdersSince(db, filter));
  for (const order of orders) {
    const own = await context.database.read((db) => findCharges(db, order.id));
    differences.push(...findContradictions(order, own));
  }
  for (const event of await context.database.read((db) => findUnknownEvents(db, since))) {
    const { aboutId: paymentId, type: note } = event;
    differences.push({ kind: 'unknown_event', orderId: null, paymentId, note });
  }
  const ledger = await context.database.read((db) => findChargesSince(db, filter));
  const known = [...taken.values()];
  return { since, provider: totalsOf(known), ledger: totalsOf(ledger), repaired, differences };
}
