import type Stripe from 'stripe';
import type { CardChange } from '../payment-provider.server.ts';
import { isMissing } from './stripe-failure.server.ts';

/**
 * Opens a SetupIntent for the customer of a subscription. Only cards: they need no redirect.
 * Source: https://docs.stripe.com/payments/save-and-reuse?platform=web&ui=elements
 */
export async function startCardChange(stripe: Stripe, subscriptionId: string): Promise<CardChange> {
  const { customer } = await stripe.subscriptions.retrieve(subscriptionId);
  const { id, client_secret: clientSecret } = await stripe.setupIntents.create({
    customer: typeof customer === 'string' ? customer : customer.id,
    allowed_payment_method_types: ['card'],
    usage: 'off_session',
    metadata: { subscriptionId },
  });
  if (clientSecret === null) throw new Error(`Stripe's setup intent ${id} has no secret`);
  return { id, clientSecret };
}

async function getSetupIntent(stripe: Stripe, id: string): Promise<Stripe.SetupIntent | null> {
  if (!/^seti_\w+$/.test(id)) return null;
  try {
    return await stripe.setupIntents.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Makes an accepted card that of its subscription. The change is recorded in the same request, so
 * that an event which arrives late does not bring an older card back.
 */
export async function finishCardChange(
  stripe: Stripe,
  id: string,
): Promise<{ subscriptionId: string; isUsed: boolean } | null> {
  const change = await getSetupIntent(stripe, id);
  const subscriptionId = change?.metadata?.subscriptionId;
  if (!change || subscriptionId === undefined) return null;
  const { status, payment_method: card, created } = change;
  if (status !== 'succeeded' || card === null) return { subscriptionId, isUsed: false };
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  if (subscription.metadata.cardChange === id) return { subscriptionId, isUsed: true };
  const newest = Number(subscription.metadata.cardChangedAt ?? 0);
  if (subscription.status === 'canceled' || newest > created)
    return { subscriptionId, isUsed: false };
  await stripe.subscriptions.update(subscriptionId, {
    default_payment_method: typeof card === 'string' ? card : card.id,
    metadata: { cardChange: id, cardChangedAt: String(created) },
  });
  return { subscriptionId, isUsed: true };
}
