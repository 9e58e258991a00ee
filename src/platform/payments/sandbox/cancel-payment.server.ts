import { toInstant } from '#core/clock.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { changePayment } from './payment-transitions.server.ts';
import {
  findPayments,
  getPaymentBy,
  getSubscriptionBy,
  recordEvent,
  type SandboxPayment,
  type SandboxSubscription,
  saveSubscription,
} from './sandbox.repository.server.ts';
import { lockOrder, resourceMissing, type SandboxServices } from './sandbox-services.server.ts';

async function cancelIfPending(trx: Queryable, payment: SandboxPayment, at: string): Promise<void> {
  if (payment.status !== 'open' && payment.status !== 'action_required') return;
  const { failureMessage } = payment;
  await changePayment(trx, payment, { status: 'cancelled', failureMessage, settlesAt: null, at });
}

/** Ends a subscription. As at Stripe, its payments that are not made yet can still be made. */
export async function endSubscriptionIn(
  trx: Queryable,
  subscription: SandboxSubscription,
  at: string,
): Promise<void> {
  await saveSubscription(trx, { ...subscription, status: 'cancelled', endedAt: at });
  const type = 'customer.subscription.deleted';
  await recordEvent(trx, { type, kind: 'subscription', about: subscription.id, at });
}

/** Cancels a payment that is not made yet. Throws `ProviderError` for an unknown id. */
export async function cancelPayment(services: SandboxServices, id: string): Promise<void> {
  await services.database.transaction(async (trx) => {
    const key = { by: 'id' as const, value: id };
    const found = await getPaymentBy(trx, key);
    if (!found) throw resourceMissing(id);
    await lockOrder(services, trx, found.orderId);
    await cancelIfPending(
      trx,
      (await getPaymentBy(trx, key)) ?? found,
      toInstant(services.clock()),
    );
  });
}

/**
 * Cancels a subscription and its payments that are not made yet. Throws `ProviderError` for an unknown
 * id.
 */
export async function cancelSubscription(services: SandboxServices, id: string): Promise<void> {
  await services.database.transaction(async (trx) => {
    const found = await getSubscriptionBy(trx, 'id', id);
    if (!found) throw resourceMissing(id);
    await lockOrder(services, trx, found.orderId);
    const subscription = (await getSubscriptionBy(trx, 'id', id)) ?? found;
    const at = toInstant(services.clock());
    if (subscription.status !== 'cancelled') await endSubscriptionIn(trx, subscription, at);
    for (const payment of await findPayments(trx, { subscriptionId: id }))
      await cancelIfPending(trx, payment, at);
  });
}
