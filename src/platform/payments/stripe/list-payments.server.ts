import type Stripe from 'stripe';
import type { ProviderPayment } from '../payment-provider.server.ts';
import { convertIntent } from './get-payment.server.ts';
import { toProviderError } from './stripe-failure.server.ts';
import { expandCharge } from './to-provider-payment.server.ts';

/** Lists every payment since an instant, newest first, a hundred per request. */
export async function* listPayments(
  stripe: Stripe,
  since: string,
): AsyncGenerator<ProviderPayment> {
  try {
    const intents = stripe.paymentIntents.list({
      created: { gte: Math.floor(Date.parse(since) / 1000) },
      expand: expandCharge.map((path) => `data.${path}`),
      limit: 100,
    });
    for await (const intent of intents) yield await convertIntent(stripe, intent);
  } catch (error) {
    throw toProviderError(error);
  }
}
