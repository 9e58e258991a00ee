import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { findOrderOf } from '../ledger/apply-payment.server.ts';
import { applyReportedIn, withSubscription } from '../ledger/apply-subscription.server.ts';
import {
  findChargesOfOrdersSince,
  findChargesSince,
  findLateCharges,
  getCharge,
  type OrderCharge,
} from '../ledger/charges.repository.server.ts';
import { findOrdersSince, type Order } from '../ledger/orders.repository.server.ts';
import { findUnknownEvents } from '../ledger/payment-events.repository.server.ts';
import type { ComparedTotals } from '../payments.tables.ts';
import { compareDisputes, recordRepair } from './compare-disputes.server.ts';
import { type Difference, findContradictions } from './compare-ledger.ts';
import { compareSubscriptions } from './compare-subscriptions.server.ts';
import { listAcknowledged } from './ledger-findings.repository.server.ts';

const week = 7 * 24 * 3_600_000;

/** Returns the instant from which payments are compared: a day, or four weeks ago. Null for a wrong day. */
export function reconcileSince(day: string | undefined, now: Date): string | null {
  if (day === undefined) return toInstant(new Date(now.getTime() - 4 * week));
  const start = new Date(`${day}T00:00:00.000Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(start.getTime());
  return isDay ? toInstant(start) : null;
}

/** The ledger compared with the provider. `repaired` was corrected, `differences` remain. */
export type Reconciliation = {
  since: string;
  provider: ComparedTotals;
  ledger: ComparedTotals;
  /** Without `repair`, what a repair would correct. */
  repaired: Difference[];
  differences: Difference[];
};

type Options = {
  /** Whether the ledger is corrected; without, nothing is changed. */
  repair: boolean;
  /** Payments that began at or after this instant are left out: their events may be on their way. */
  until?: string;
};

function agrees(charge: OrderCharge | null, payment: ProviderPayment): boolean {
  return (
    charge?.amountCents === payment.amountCents &&
    charge.currency === payment.currency &&
    charge.refundedCents === payment.refundedCents &&
    charge.refundFailedCents === payment.failedRefundCents
  );
}

type Taken = Pick<OrderCharge, 'amountCents' | 'refundedCents' | 'currency'>;

/** The sums of each currency, in the order of their codes. */
function totalsOf(rows: readonly Taken[]): ComparedTotals {
  const byCurrency = [...Map.groupBy(rows, (row) => row.currency)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const sums = (column: 'amountCents' | 'refundedCents') =>
    byCurrency.map(([currency, ofCurrency]) => ({
      cents: ofCurrency.reduce((sum, row) => sum + row[column], 0),
      currency,
    }));
  return { payments: rows.length, charged: sums('amountCents'), refunded: sums('refundedCents') };
}

function auditedOf({ amountCents, refundedCents, currency }: OrderCharge) {
  return { chargedCents: amountCents, refundedCents, currency };
}

/** Applies a payment to the ledger; a correction is in the log with it. */
async function repairCharge(context: Context, payment: ProviderPayment): Promise<Order | null> {
  const { id: paymentId } = payment;
  const reported = await withSubscription(context, payment);
  return transact(context, async (trx) => {
    const before = await getCharge(trx, paymentId);
    const order = await applyReportedIn(context, trx, reported);
    const after = await getCharge(trx, paymentId);
    if (after && agrees(after, payment) && !agrees(before, payment))
      await recordRepair(context, trx, {
        paymentId,
        before: before && auditedOf(before),
        after: auditedOf(after),
      });
    return order;
  });
}

async function compare(
  context: Context,
  payment: ProviderPayment,
  { repair }: Options,
): Promise<{ found: Difference; isRepaired: boolean } | null> {
  const { id: paymentId, amountCents, currency, refundedCents } = payment;
  const before = await context.database.read((db) => getCharge(db, paymentId));
  if (agrees(before, payment)) return null;
  const order = repair
    ? await repairCharge(context, payment)
    : await context.database.read((db) => findOrderOf(db, payment));
  const after = await context.database.read((db) => getCharge(db, paymentId));
  const kind = order === null ? 'unknown_payment' : before ? 'charge_differs' : 'charge_missing';
  const note = `${amountCents / 100} ${currency}, ${refundedCents / 100} given back`;
  const found: Difference = { kind, orderId: order?.id ?? null, paymentId, note };
  return { found, isRepaired: repair ? agrees(after, payment) : order !== null };
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

/** Finds contradictions between the orders and their charges since an instant. */
async function findContradictionsSince(
  context: Context,
  filter: { provider: string; at: string },
): Promise<Difference[]> {
  return context.database.read(async (db) => {
    const orders = await findOrdersSince(db, filter);
    const charges = await findChargesOfOrdersSince(db, filter);
    const byOrder = Map.groupBy(charges, ({ orderId }) => orderId);
    return orders.flatMap((order) => findContradictions(order, byOrder.get(order.id) ?? []));
  });
}

/**
 * Compares the ledger with the provider's payments since an instant and, with `repair`, applies what
 * the ledger lacks. What a person has to resolve remains in `differences`. Throws `ProviderError`.
 */
export async function reconcilePayments(
  context: Context,
  since: string,
  options: Options = { repair: true },
): Promise<Reconciliation> {
  const filter = { provider: context.payments.name, at: since };
  const readCharges = () => context.database.read((db) => findChargesSince(db, filter));
  const repaired: Difference[] = [];
  const differences: Difference[] = [];
  const taken = new Map<string, ProviderPayment>();
  const before = new Map((await readCharges()).map((charge) => [charge.paymentId, charge]));
  async function check(payment: ProviderPayment): Promise<void> {
    taken.set(payment.id, payment);
    if (agrees(before.get(payment.id) ?? null, payment)) return;
    const compared = await compare(context, payment, options);
    if (compared) (compared.isRepaired ? repaired : differences).push(compared.found);
  }
  for await (const payment of context.payments.listPayments(since))
    if (payment.status === 'paid' && payment.createdAt < (options.until ?? '~'))
      await check(payment);

  const unlisted = (await readCharges()).filter(({ paymentId }) => !taken.has(paymentId));
  const { missing, older } = await checkUnlistedCharges(context, unlisted);
  differences.push(...missing);
  for (const payment of older) await check(payment);

  const disputed = await compareDisputes(context, since, options);
  repaired.push(...disputed.repaired);
  differences.push(...disputed.differences);

  const subscribed = await compareSubscriptions(context, options);
  repaired.push(...subscribed.repaired);
  differences.push(...subscribed.differences);

  // What a repair corrects is listed once, not again as the contradiction that it leaves.
  const mended = new Set(repaired.map(({ orderId }) => orderId));
  const contradictions = await findContradictionsSince(context, filter);
  differences.push(
    ...contradictions.filter(({ orderId }) => options.repair || !mended.has(orderId)),
  );
  for (const late of await context.database.read((db) => findLateCharges(db, filter.provider))) {
    const { orderId, paymentId } = late;
    const note = `${(late.amountCents / 100).toFixed(2)} ${late.currency}, to be given back`;
    differences.push({ kind: 'paid_late', orderId, paymentId, note });
  }
  for (const event of await context.database.read((db) => findUnknownEvents(db, since))) {
    const { aboutId: paymentId, type: note } = event;
    differences.push({ kind: 'unknown_event', orderId: null, paymentId, note });
  }
  const settled = await context.database.read((db) => listAcknowledged(db, filter.provider));
  const open = differences.filter(
    ({ kind, paymentId }) => !kind.startsWith('unknown_') || !settled.has(paymentId ?? ''),
  );
  const known = [...taken.values()];
  return {
    since,
    provider: totalsOf(known),
    ledger: totalsOf(await readCharges()),
    repaired,
    differences: open,
  };
}
