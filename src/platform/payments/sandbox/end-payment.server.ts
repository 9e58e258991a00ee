import { toInstant } from '#core/clock.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { ProviderError } from '../payment-provider.server.ts';
import { movePayment } from './payment-moves.server.ts';
import {
  findPayments,
  getPaymentBy,
  getSubscriptionBy,
  noteEvent,
  refundedCents,
  type SandboxPayment,
  type SandboxSubscription,
  saveSubscription,
} from './sandbox.repository.server.ts';
import { lockOrder, type SandboxServices } from './sandbox-services.server.ts';

function missing(id: string): ProviderError {
  return new ProviderError(`There is no ${id}`, { code: 'resource_missing', unreachable: false });
}

async function endIfWaiting(trx: Queryable, payment: SandboxPayment, at: string): Promise<void> {
  if (payment.status !== 'open' && payment.status !== 'action_required') return;
  const { failureMessage } = payment;
  await movePayment(trx, payment, { status: 'cancelled', failureMessage, settlesAt: null, at });
}

/** Ends a subscription and what of it still waits to be paid. */
export async function cancelSubscriptionIn(
  trx: Queryable,
  subscription: SandboxSubscription,
  at: string,
): Promise<void> {
  await saveSubscription(trx, { ...subscription, status: 'cancelled' });
  for (const payment of await findPayments(trx, { subscriptionId: subscription.id }))
    await endIfWaiting(trx, payment, at);
  const type = 'customer.subscription.deleted';
  await noteEvent(trx, { type, kind: 'subscription', about: subscription.id, at });
}

/** Throws `ProviderError` for an id that no payment has. */
export async function cancelPayment(services: SandboxServices, id: string): Promise<void> {
  await services.database.transaction(async (trx) => {
    const named = { by: 'id' as const, value: id };
    const found = await getPaymentBy(trx, named);
    if (!found) throw missing(id);
    await lockOrder(services, trx, found.orderId);
    await endIfWaiting(trx, (await getPaymentBy(trx, named)) ?? found, toInstant(services.clock()));
  });
}

/** Throws `ProviderError` for an id that no subscription has. */
export async function cancelSubscription(services: SandboxServices, id: string): Promise<void> {
  await services.database.transaction(async (trx) => {
    const found = await getSubscriptionBy(trx, 'id', id);
    if (!found) throw missing(id);
    await lockOrder(services, trx, found.orderId);
    const subscription = (await getSubscriptionBy(trx, 'id', id)) ?? found;
    if (subscription.status === 'cancelled') return;
    await cancelSubscriptionIn(trx, subscription, toInstant(services.clock()));
  });
}

type Refund = { amountCents: number; key: string };

function refuse(message: string, code: string): never {
  throw new ProviderError(message, { code, unreachable: false });
}

/** Gives money back once per key. Throws `ProviderError` for more than there is, or a reused key. */
export async function refundPayment(
  services: SandboxServices,
  id: string,
  { amountCents, key }: Refund,
): Promise<void> {
  await services.database.transaction(async (trx) => {
    const payment = await getPaymentBy(trx, { by: 'id', value: id });
    if (!payment) throw missing(id);
    await lockOrder(services, trx, payment.orderId);
    const before = await trx
      .selectFrom('sandboxRefunds')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
    if (before && before.paymentId === id && before.amountCents === amountCents) return;
    if (before) refuse('This key came with another refund', 'idempotency_error');
    const left = payment.amountCents - (await refundedCents(trx, id));
    if (payment.status !== 'paid' || amountCents > left)
      refuse('This is more than is left of the payment', 'amount_too_large');
    const createdAt = toInstant(services.clock());
    await trx
      .insertInto('sandboxRefunds')
      .values({ key, paymentId: id, amountCents, createdAt })
      .execute();
    await noteEvent(trx, { type: 'charge.refunded', kind: 'payment', about: id, at: createdAt });
  });
}
