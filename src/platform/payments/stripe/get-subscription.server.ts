import type Stripe from 'stripe';
import type {
  ListedSubscription,
  ProviderPayment,
  ProviderSubscription,
  SubscriptionStatus,
} from '../payment-provider.server.ts';
import { originOfInvoice, readAllRefunds } from './get-payment.server.ts';
import { isMissing, toProviderError } from './stripe-failure.server.ts';
import {
  expandCharge,
  type PaymentOrigin,
  toInstant,
  toProviderPayment,
} from './to-provider-payment.server.ts';

/** Source: https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses */
function statusOf(subscription: Stripe.Subscription): SubscriptionStatus {
  switch (subscription.status) {
    case 'incomplete':
      return 'waiting';
    case 'active':
    case 'trialing':
      return 'active';
    case 'canceled':
    case 'incomplete_expired':
      return 'cancelled';
    default:
      return 'past_due';
  }
}

function hasEnded(subscription: Stripe.Subscription): boolean {
  return statusOf(subscription) === 'cancelled';
}

/** Returns the origins of the intents that pay the subscription's invoices, by intent id. */
async function originsOf(
  stripe: Stripe,
  subscription: string,
): Promise<Map<string, PaymentOrigin>> {
  const origins = new Map<string, PaymentOrigin>();
  const invoices = stripe.invoices.list({ subscription, expand: ['data.payments'], limit: 100 });
  for await (const invoice of invoices)
    for (const { payment } of invoice.payments?.data ?? []) {
      const intent = payment.payment_intent;
      const id = typeof intent === 'string' ? intent : intent?.id;
      if (id) origins.set(id, originOfInvoice(invoice));
    }
  return origins;
}

/** Oldest first. Each order has its own customer, so there are few. */
async function paymentsOf(
  stripe: Stripe,
  { id, customer }: Stripe.Subscription,
): Promise<ProviderPayment[]> {
  const origins = await originsOf(stripe, id);
  const payments: ProviderPayment[] = [];
  const intents = stripe.paymentIntents.list({
    customer: typeof customer === 'string' ? customer : customer.id,
    expand: expandCharge.map((path) => `data.${path}`),
    limit: 100,
  });
  for await (const intent of intents) {
    const origin = origins.get(intent.id);
    if (!origin) continue;
    await readAllRefunds(stripe, intent);
    payments.push(toProviderPayment(intent, origin));
  }
  return payments.reverse();
}

/** Returns when its period ends, which a first payment begins, and when it ends itself or has ended. */
function endsOf(subscription: Stripe.Subscription) {
  const { cancel_at: cancelAt, cancel_at_period_end: isEnding } = subscription;
  const period = subscription.items.data[0]?.current_period_end;
  const hasBegun = subscription.status !== 'incomplete' && period !== undefined;
  const { ended_at: endedAt } = subscription;
  const ends = cancelAt ?? (isEnding ? period : undefined);
  return {
    periodEndsAt: hasBegun ? toInstant(period) : null,
    endsAt: ends === undefined ? null : toInstant(ends),
    endedAt: endedAt === null ? null : toInstant(endedAt),
  };
}

/** Lists every subscription that is not over, newest first, a hundred per request. */
export async function* listSubscriptions(stripe: Stripe): AsyncGenerator<ListedSubscription> {
  try {
    for await (const subscription of stripe.subscriptions.list({ limit: 100 })) {
      const { id, metadata } = subscription;
      yield { id, orderId: metadata.orderId ?? null, status: statusOf(subscription) };
    }
  } catch (error) {
    throw toProviderError(error);
  }
}

/** Returns null if Stripe has no such subscription, without a request if the id is malformed. */
export async function getSubscription(
  stripe: Stripe,
  id: string,
): Promise<ProviderSubscription | null> {
  if (!/^sub_\w+$/.test(id)) return null;
  try {
    const first = await stripe.subscriptions.retrieve(id);
    const payments = await paymentsOf(stripe, first);
    // Read after its payments: one that was made after the end is never seen without the end.
    const subscription = hasEnded(first) ? first : await stripe.subscriptions.retrieve(id);
    return {
      id,
      orderId: subscription.metadata.orderId ?? null,
      status: statusOf(subscription),
      ...endsOf(subscription),
      payments,
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
