import type Stripe from 'stripe';
import type { ProviderPayment } from '../payment-provider.server.ts';
import { describeIntent } from './get-payment.server.ts';
import { toProviderError } from './stripe-failure.server.ts';
import { withCharge } from './to-provider-payment.server.ts';

/** Every payment since an instant, the newest first, a hundred with each request. */
export async function* listPayments(
  stripe: Stripe,
  since: string,
): AsyncGenerator<ProviderPayment> {
  try {
    const intents = stripe.paymentIntents.list({
      created: { gte: Math.floor(Date.parse(since) / 1000) },
      expand: withCharge.map((path) => `data.${path}`),
      limit: 100,
    });
    for await (const intent of intents) yield await describeIntent(stripe, intent);
  } catch (error) {
    throw toProviderError(error);
  }
}
