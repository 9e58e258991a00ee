import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import { orderNotification } from './emails/order-notification.server.ts';
import { noteCharge, type PaymentRole } from './note-charge.server.ts';
import type { OrderStatus } from './order-states.ts';
import {
  getOrder,
  getOrderBy,
  hasHistory,
  lockOrder,
  noteHistory,
  type Order,
  updateOrder,
} from './orders.repository.server.ts';
import { moveTo, settleOrder } from './settle-order.server.ts';

async function findOrder(trx: Queryable, payment: ProviderPayment): Promise<Order | null> {
  const { id, orderId, subscriptionId } = payment;
  const named = orderId === null ? null : await getOrder(trx, orderId);
  if (named) return named;
  const paying = await getOrderBy(trx, 'paymentId', id);
  if (paying || subscriptionId === null) return paying;
  return getOrderBy(trx, 'subscriptionId', subscriptionId);
}

function roleOf(order: Order, payment: ProviderPayment): PaymentRole {
  if (order.paymentId === payment.id) return 'first';
  const recurs = order.subscriptionId !== null && order.subscriptionId === payment.subscriptionId;
  return recurs ? 'renewal' : 'further';
}

/** Remembers which payment an order is to be paid by, the first time one is heard of. */
async function bindPayment(trx: Queryable, order: Order, payment: ProviderPayment): Promise<Order> {
  if (order.paymentId !== null) return order;
  const { id: paymentId, clientSecret, subscriptionId } = payment;
  const bound = {
    paymentId,
    secretHash: hashToken(clientSecret),
    subscriptionId,
    subscriptionStatus: subscriptionId === null ? null : ('waiting' as const),
  };
  await updateOrder(trx, order.id, bound);
  return { ...order, ...bound };
}

function stateHeard({ status, failureMessage }: ProviderPayment): OrderStatus | null {
  if (status === 'processing') return 'pending';
  if (status === 'cancelled') return 'cancelled';
  return status === 'open' && failureMessage !== null ? 'failed' : null;
}

async function noteFailedRenewal(
  context: Context,
  trx: Queryable,
  { order, payment, message }: { order: Order; payment: string; message: string },
): Promise<void> {
  const entry = { orderId: order.id, kind: 'renewal_failed', paymentId: payment };
  if (await hasHistory(trx, entry)) return;
  const at = toInstant(context.clock());
  await noteHistory(trx, { ...entry, at, note: message });
  const setting = { origin: context.origin, company: await requireCompany(trx) };
  await enqueueMail(
    trx,
    orderNotification(order, { kind: 'renewal_failed', payment, message }, setting),
    at,
  );
}

async function applyPaid(
  context: Context,
  trx: Queryable,
  { order, payment, role }: { order: Order; payment: ProviderPayment; role: PaymentRole },
): Promise<Order> {
  if (!(await noteCharge(context, trx, { order, payment, role }))) return order;
  if (order.subscriptionStatus !== 'waiting') return settleOrder(context, trx, order, payment.id);
  const subscriptionStatus = 'active';
  await updateOrder(trx, order.id, { subscriptionStatus });
  return settleOrder(context, trx, { ...order, subscriptionStatus }, payment.id);
}

/** `applyPayment` within a transaction of the caller's. */
export async function applyPaymentIn(
  context: Context,
  trx: Queryable,
  payment: ProviderPayment,
): Promise<Order | null> {
  const found = await findOrder(trx, payment);
  if (!found) return null;
  await lockOrder(context.database, trx, found.id);
  const order = await bindPayment(trx, (await getOrder(trx, found.id)) ?? found, payment);
  const role = roleOf(order, payment);
  if (payment.status === 'paid') return applyPaid(context, trx, { order, payment, role });
  const { id: paymentId, failureMessage } = payment;
  const status = stateHeard(payment);
  if (role === 'first' && status !== null)
    return moveTo(context, trx, order, { status, paymentId, failureMessage });
  if (role === 'renewal' && status === 'failed' && failureMessage !== null)
    await noteFailedRenewal(context, trx, { order, payment: paymentId, message: failureMessage });
  return order;
}

/**
 * Brings our ledger in line with one payment as the provider holds it: the one way in for webhook,
 * sweep and return. Payments may come in any order, repeatedly and in several processes. Answers the
 * order afterwards, null when no order of ours has this payment.
 */
export async function applyPayment(
  context: Context,
  payment: ProviderPayment,
): Promise<Order | null> {
  return transact(context, (trx) => applyPaymentIn(context, trx, payment));
}
