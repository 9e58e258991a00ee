import type Stripe from 'stripe';
import type { ProviderSubscription } from '../payment-provider.server.ts';
import { getSubscription } from './get-subscription.server.ts';

/** Lets a subscription end with its period, or go on after all. One that has ended is returned as it is. */
export async function endAtPeriodEnd(
  stripe: Stripe,
  id: string,
  isEnding: boolean,
): Promise<ProviderSubscription> {
  const before = await getSubscription(stripe, id);
  if (!before) throw new Error(`Stripe has no subscription ${id}`);
  if (before.status === 'cancelled') return before;
  await stripe.subscriptions.update(id, { cancel_at_period_end: isEnding });
  return { ...before, ...(await getSubscription(stripe, id)) };
}
