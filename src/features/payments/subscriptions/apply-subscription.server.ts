import { toInstant } from '#core/clock.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import type { ProviderSubscription } from '#platform/payments/payment-provider.server.ts';
import { applyPaymentIn } from '../orders/apply-payment.server.ts';
import { orderNotification } from '../orders/emails/order-notification.server.ts';
import { isSettled } from '../orders/order-states.ts';
import {
  getOrder,
  getOrderBy,
  lockOrder,
  noteHistory,
  type Order,
  updateOrder,
} from '../orders/orders.repository.server.ts';
import { moveTo } from '../orders/settle-order.server.ts';
import type { OrdersDeps } from '../payments-deps.server.ts';

async function findOrder(trx: Queryable, { id, orderId }: ProviderSubscription) {
  const known = await getOrderBy(trx, 'subscriptionId', id);
  if (known || orderId === null) return known;
  return getOrder(trx, orderId);
}

async function noteStatus(
  deps: OrdersDeps,
  trx: Queryable,
  order: Order,
  { id: subscriptionId, status }: ProviderSubscription,
): Promise<void> {
  const was = order.subscriptionStatus;
  // An ended subscription never begins again; a new one is a new order.
  if (was === status || was === 'cancelled') return;
  const at = toInstant(deps.clock());
  const orderId = order.id;
  await updateOrder(trx, orderId, { subscriptionId, subscriptionStatus: status, updatedAt: at });
  const kind = `subscription_${status}`;
  await noteHistory(trx, { orderId, at, kind, paymentId: null, note: null });
  if (status !== 'cancelled') return;
  if (!isSettled(order.status)) {
    // The provider ends what nobody has paid for; the company need not know.
    await moveTo(deps, trx, order, { status: 'cancelled', paymentId: order.paymentId });
    return;
  }
  const setting = { origin: deps.origin, company: await deps.getCompany(trx) };
  await enqueueMail(trx, orderNotification(order, { kind: 'cancelled' }, setting), at);
}

/** `applySubscription` within a transaction of the caller's. */
export async function applySubscriptionIn(
  deps: OrdersDeps,
  trx: Queryable,
  subscription: ProviderSubscription,
): Promise<Order | null> {
  const found = await findOrder(trx, subscription);
  if (!found) return null;
  await lockOrder(deps.database, trx, found.id);
  for (const payment of subscription.payments)
    await applyPaymentIn(deps, trx, { ...payment, orderId: payment.orderId ?? found.id });
  const order = (await getOrder(trx, found.id)) ?? found;
  await noteStatus(deps, trx, order, subscription);
  return getOrder(trx, order.id);
}

/** Brings our ledger in line with a subscription and all payments of its invoices. */
export async function applySubscription(
  deps: OrdersDeps,
  subscription: ProviderSubscription,
): Promise<Order | null> {
  const order = await deps.database.transaction((trx) =>
    applySubscriptionIn(deps, trx, subscription),
  );
  deps.wakeOutbox();
  return order;
}
