import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import type { OrdersDeps } from '../payments-deps.server.ts';
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
  deps: OrdersDeps,
  trx: Queryable,
  { order, payment, message }: { order: Order; payment: string; message: string },
): Promise<void> {
  const entry = { orderId: order.id, kind: 'renewal_failed', paymentId: payment };
  if (await hasHistory(trx, entry)) return;
  const at = toInstant(deps.clock());
  await noteHistory(trx, { ...entry, at, note: message });
  const setting = { origin: deps.origin, company: await deps.getCompany(trx) };
  await enqueueMail(
    trx,
    orderNotification(order, { kind: 'renewal_failed', payment, message }, setting),
    at,
  );
}

async function applyPaid(
  deps: OrdersDeps,
  trx: Queryable,
  { order, payment, role }: { order: Order; payment: ProviderPayment; role: PaymentRole },
): Promise<Order> {
  if (!(await noteCharge(deps, trx, { order, payment, role }))) return order;
  if (order.subscriptionStatus !== 'waiting') return settleOrder(deps, trx, order, payment.id);
  const subscriptionStatus = 'active';
  await updateOrder(trx, order.id, { subscriptionStatus });
  return settleOrder(deps, trx, { ...order, subscriptionStatus }, payment.id);
}

/** `applyPayment` within a transaction of the caller's. */
export async function applyPaymentIn(
  deps: OrdersDeps,
  trx: Queryable,
  payment: ProviderPayment,
): Promise<Order | null> {
  const found = await findOrder(trx, payment);
  if (!found) return null;
  await lockOrder(deps.database, trx, found.id);
  const order = await bindPayment(trx, (await getOrder(trx, found.id)) ?? found, payment);
  const role = roleOf(order, payment);
  if (payment.status === 'paid') return applyPaid(deps, trx, { order, payment, role });
  const { id: paymentId, failureMessage } = payment;
  const status = stateHeard(payment);
  if (role === 'first' && status !== null)
    return moveTo(deps, trx, order, { status, paymentId, failureMessage });
  if (role === 'renewal' && status === 'failed' && failureMessage !== null)
    await noteFailedRenewal(deps, trx, { order, payment: paymentId, message: failureMessage });
  return order;
}

/**
 * Brings our ledger in line with one payment as the provider holds it: the one way in for webhook,
 * sweep and return. Bears any order and any repetition, in several processes. Answers the order
 * afterwards, null for a payment of none of ours.
 */
export async function applyPayment(
  deps: OrdersDeps,
  payment: ProviderPayment,
): Promise<Order | null> {
  const order = await deps.database.transaction((trx) => applyPaymentIn(deps, trx, payment));
  deps.wakeOutbox();
  return order;
}
