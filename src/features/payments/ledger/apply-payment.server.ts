import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { raise } from '#platform/context/events.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { firstPaymentApplied, renewalReported } from './ledger-events.server.ts';
import { notifyOfOrder } from './order-mails.server.ts';
import type { OrderStatus } from './order-states.ts';
import { askAboutVat } from './order-vat.server.ts';
import {
  getOrder,
  getOrderBy,
  hasHistory,
  lockOrder,
  type Order,
  recordHistory,
  updateOrder,
} from './orders.repository.server.ts';
import { promiseCall } from './promised-calls.repository.server.ts';
import { type PaymentRole, recordCharge } from './record-charge.server.ts';
import { settleOrder, transitionOrder } from './settle-order.server.ts';

/** Returns the order that a payment was made for, or null if it belongs to none. */
export async function findOrderOf(trx: Queryable, payment: ProviderPayment): Promise<Order | null> {
  const { id, orderId, subscriptionId } = payment;
  const byId = orderId === null ? null : await getOrder(trx, orderId);
  if (byId) return byId;
  const byPayment = await getOrderBy(trx, 'paymentId', id);
  if (byPayment || subscriptionId === null) return byPayment;
  return getOrderBy(trx, 'subscriptionId', subscriptionId);
}

function roleOf(order: Order, payment: ProviderPayment): PaymentRole {
  if (order.paymentId === payment.id) return 'first';
  const isRenewal =
    order.subscriptionId !== null && order.subscriptionId === payment.subscriptionId;
  return isRenewal ? 'renewal' : 'unexpected';
}

/** Links an order to its payment, the first time one is reported. */
async function linkPayment(trx: Queryable, order: Order, payment: ProviderPayment): Promise<Order> {
  if (order.paymentId !== null) return order;
  const { id: paymentId, clientSecret, subscriptionId } = payment;
  const link = {
    paymentId,
    secretHash: hashToken(clientSecret),
    subscriptionId,
    subscriptionStatus:
      subscriptionId === null ? null : (order.subscriptionStatus ?? ('waiting' as const)),
  };
  await updateOrder(trx, order.id, link);
  return { ...order, ...link };
}

function reportedStatus({ status, failureMessage }: ProviderPayment): OrderStatus | null {
  if (status === 'processing') return 'pending';
  if (status === 'cancelled') return 'cancelled';
  return status === 'open' && failureMessage !== null ? 'failed' : null;
}

async function recordFailedRenewal(
  context: Context,
  trx: Queryable,
  { order, payment, message }: { order: Order; payment: ProviderPayment; message: string },
): Promise<void> {
  const { id, retriesAt } = payment;
  const entry = { orderId: order.id, kind: 'renewal_failed', paymentId: id };
  if (await hasHistory(trx, entry)) return;
  const at = toInstant(context.clock());
  await recordHistory(trx, { ...entry, at, note: message });
  await notifyOfOrder(context, trx, order, {
    kind: 'renewal_failed',
    payment: id,
    message,
    retriesAt,
  });
}

async function applyPaid(
  context: Context,
  trx: Queryable,
  { order: before, payment, role }: { order: Order; payment: ProviderPayment; role: PaymentRole },
): Promise<Order> {
  if (!(await recordCharge(context, trx, { order: before, payment, role }))) return before;
  const { methodCountry } = payment;
  await askAboutVat(context, trx, before, methodCountry);
  const order = role === 'first' ? { ...before, methodCountry } : before;
  if (methodCountry !== before.methodCountry && role === 'first')
    await updateOrder(trx, order.id, { methodCountry });
  if (order.subscriptionStatus !== 'waiting') return settleOrder(context, trx, order, payment.id);
  const subscriptionStatus = 'active';
  await updateOrder(trx, order.id, { subscriptionStatus });
  return settleOrder(context, trx, { ...order, subscriptionStatus }, payment.id);
}

async function applyStatus(
  context: Context,
  trx: Queryable,
  { order, payment, role }: { order: Order; payment: ProviderPayment; role: PaymentRole },
): Promise<Order> {
  if (payment.status === 'paid') return applyPaid(context, trx, { order, payment, role });
  const { id: paymentId, failureMessage } = payment;
  const status = reportedStatus(payment);
  if (role === 'first' && status !== null)
    return transitionOrder(context, trx, order, { status, paymentId, failureMessage });
  const hasEnded = order.subscriptionStatus === 'cancelled';
  if (role === 'renewal' && status === 'failed' && failureMessage !== null && !hasEnded)
    await recordFailedRenewal(context, trx, { order, payment, message: failureMessage });
  return order;
}

/** What is still open of what has ended must not be paid any more, from an old page or by a link. */
async function closeLeftover(
  context: Context,
  trx: Queryable,
  { order, payment }: { order: Order; payment: ProviderPayment },
): Promise<void> {
  if (payment.status !== 'open' && payment.status !== 'action_required') return;
  if (order.status !== 'cancelled' && order.subscriptionStatus !== 'cancelled') return;
  const call = { kind: 'cancel_payment', orderId: order.id, about: payment.id } as const;
  await promiseCall(context, trx, call);
}

/** `applyPayment` within the caller's transaction. */
export async function applyPaymentIn(
  context: Context,
  trx: Queryable,
  payment: ProviderPayment,
): Promise<Order | null> {
  const found = await findOrderOf(trx, payment);
  if (!found) return null;
  await lockOrder(context.database, trx, found.id);
  const order = await linkPayment(trx, (await getOrder(trx, found.id)) ?? found, payment);
  const role = roleOf(order, payment);
  if (role === 'renewal') await raise(context, trx, renewalReported, { order, payment });
  const applied = await applyStatus(context, trx, { order, payment, role });
  await closeLeftover(context, trx, { order: applied, payment });
  if (role === 'first') await raise(context, trx, firstPaymentApplied, { order: applied, payment });
  return applied;
}

/**
 * Updates the ledger from a payment as the provider reports it; webhook, sweep and return page all
 * use it. Safe to call in any order, more than once and in several processes. Returns the updated
 * order, or null if the payment belongs to none.
 */
export async function applyPayment(
  context: Context,
  payment: ProviderPayment,
): Promise<Order | null> {
  return transact(context, (trx) => applyPaymentIn(context, trx, payment));
}
