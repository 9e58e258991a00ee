import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type {
  ProviderPayment,
  ProviderSubscription,
} from '#platform/payments/payment-provider.server.ts';
import { applyPaymentIn } from './apply-payment.server.ts';
import { applySubscriptionIn } from './apply-subscription.server.ts';
import type { Order } from './orders.repository.server.ts';

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
