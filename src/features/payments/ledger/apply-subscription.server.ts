import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type {
  ProviderPayment,
  ProviderSubscription,
} from '#platform/payments/payment-provider.server.ts';
import { applyPaymentIn } from './apply-payment.server.ts';
import { notifyBuyer, notifyOfOrder } from './order-mails.server.ts';
import { isSettled } from './order-states.ts';
import {
  getOrder,
  getOrderBy,
  hasHistory,
  lockOrder,
  type Order,
  recordHistory,
  updateOrder,
} from './orders.repository.server.ts';
import { transitionOrder } from './settle-order.server.ts';
import { endUnpaidRenewals } from './unpaid-renewals.repository.server.ts';

async function findOrder(trx: Queryable, { id, orderId }: ProviderSubscription) {
  const known = await getOrderBy(trx, 'subscriptionId', id);
  if (known || orderId === null) return known;
  return getOrder(trx, orderId);
}

/** Records that a subscription ends with its period, or goes on after all, and tells the buyer. */
async function recordEnding(
  context: Context,
  trx: Queryable,
  order: Order,
  { status, endsAt }: ProviderSubscription,
): Promise<void> {
  if (status === 'cancelled' || order.subscriptionEndsAt === endsAt) return;
  const at = toInstant(context.clock());
  await updateOrder(trx, order.id, { subscriptionEndsAt: endsAt, updatedAt: at });
  const kind = endsAt === null ? 'subscription_resumed' : 'subscription_ending';
  const note = endsAt === null ? null : endsAt.slice(0, 10);
  await recordHistory(trx, { orderId: order.id, at, kind, paymentId: null, note });
  if (endsAt !== null) await notifyBuyer(context, trx, order, { kind: 'ending', endsAt });
}

async function recordPeriod(
  context: Context,
  trx: Queryable,
  order: Order,
  { periodEndsAt }: ProviderSubscription,
): Promise<void> {
  if (periodEndsAt === null || periodEndsAt === order.subscriptionPaidUntil) return;
  const updatedAt = toInstant(context.clock());
  await updateOrder(trx, order.id, { subscriptionPaidUntil: periodEndsAt, updatedAt });
}

async function recordStatus(
  context: Context,
  trx: Queryable,
  order: Order,
  { id: subscriptionId, status }: ProviderSubscription,
): Promise<void> {
  const previous = order.subscriptionStatus;
  // A cancelled subscription never becomes active again; a new one is a new order. One that was paid
  // does not wait for its first payment again: that was read before the payment.
  const isOutdated = previous === 'cancelled' || (status === 'waiting' && previous !== null);
  if (previous === status || isOutdated) return;
  const at = toInstant(context.clock());
  const orderId = order.id;
  await updateOrder(trx, orderId, { subscriptionId, subscriptionStatus: status, updatedAt: at });
  const kind = `subscription_${status}`;
  await recordHistory(trx, { orderId, at, kind, paymentId: null, note: null });
  if (status !== 'cancelled') return;
  if (!isSettled(order.status)) {
    // The company is not notified of a subscription that was never paid.
    await transitionOrder(context, trx, order, { status: 'cancelled', paymentId: order.paymentId });
    return;
  }
  await notifyOfOrder(context, trx, order, { kind: 'cancelled' });
  await notifyBuyer(context, trx, order, { kind: 'ended' });
}

/** Whether a payment was made, or can still be made, after the end of its subscription. */
function isAfterEnd({ status, endedAt }: ProviderSubscription, payment: ProviderPayment): boolean {
  if (status !== 'cancelled') return false;
  if (payment.status !== 'paid') return true;
  return endedAt !== null && payment.paidAt !== null && payment.paidAt > endedAt;
}

/** `applySubscription` within the caller's transaction. */
export async function applySubscriptionIn(
  context: Context,
  trx: Queryable,
  subscription: ProviderSubscription,
): Promise<Order | null> {
  const found = await findOrder(trx, subscription);
  if (!found) return null;
  await lockOrder(context.database, trx, found.id);
  const apply = (payment: ProviderPayment) =>
    applyPaymentIn(context, trx, { ...payment, orderId: payment.orderId ?? found.id });
  const { payments } = subscription;
  // What came after the end is applied after it, in whatever order the messages arrive.
  for (const payment of payments) if (!isAfterEnd(subscription, payment)) await apply(payment);
  const order = (await getOrder(trx, found.id)) ?? found;
  await recordPeriod(context, trx, order, subscription);
  await recordEnding(context, trx, order, subscription);
  await recordStatus(context, trx, order, subscription);
  if (subscription.status === 'cancelled') await endUnpaidRenewals(context, trx, order.id);
  for (const payment of payments) if (isAfterEnd(subscription, payment)) await apply(payment);
  return getOrder(trx, order.id);
}

/**
 * Updates the ledger from a subscription and all payments of its invoices. Returns the updated
 * order, or null if the subscription belongs to none.
 */
export async function applySubscription(
  context: Context,
  subscription: ProviderSubscription,
): Promise<Order | null> {
  return transact(context, (trx) => applySubscriptionIn(context, trx, subscription));
}

/** A payment as the provider has it, with its subscription once money was taken for one. */
export type Reported = { payment: ProviderPayment; subscription: ProviderSubscription | null };

/**
 * Adds the subscription of a payment that took money: whether the money came after its end is judged by
 * that, and its message may be late or lost. Throws `ProviderError`.
 */
export async function withSubscription(
  { payments }: Context,
  payment: ProviderPayment,
): Promise<Reported> {
  const { status, subscriptionId } = payment;
  if (status !== 'paid' || subscriptionId === null) return { payment, subscription: null };
  return { payment, subscription: await payments.getSubscription(subscriptionId) };
}

/** Updates the ledger from both. Returns the updated order, or null if the payment belongs to none. */
export async function applyReportedIn(
  context: Context,
  trx: Queryable,
  { payment, subscription }: Reported,
): Promise<Order | null> {
  if (subscription) await applySubscriptionIn(context, trx, subscription);
  return applyPaymentIn(context, trx, payment);
}

/** Fetches what a payment needs to be judged, and updates the ledger. Throws `ProviderError`. */
export async function applyReported(
  context: Context,
  payment: ProviderPayment,
): Promise<Order | null> {
  const reported = await withSubscription(context, payment);
  return transact(context, (trx) => applyReportedIn(context, trx, reported));
}

/** Records, once, that a subscription is renewed with another card, and tells the buyer. */
export async function applyCardChangeIn(
  context: Context,
  trx: Queryable,
  { id, subscriptionId }: { id: string; subscriptionId: string },
): Promise<boolean> {
  const order = await getOrderBy(trx, 'subscriptionId', subscriptionId);
  if (!order) return false;
  await lockOrder(context.database, trx, order.id);
  const entry = { orderId: order.id, kind: 'card_changed', paymentId: id };
  if (await hasHistory(trx, entry)) return true;
  await recordHistory(trx, { ...entry, at: toInstant(context.clock()), note: null });
  await notifyBuyer(context, trx, order, { kind: 'card', change: id });
  return true;
}
