import type { Charge, PaymentProvider } from '#platform/payments/payment-provider.server.ts';
import { createStripeProvider } from '#platform/payments/stripe/stripe-provider.server.ts';
import type { FakeStripe } from '../../fakes/stripe/fake-stripe.ts';

/** The Stripe provider, connected to the fake. */
export function providerAt({ env, url }: FakeStripe): PaymentProvider {
  return createStripeProvider({
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiUrl: url,
  });
}

export function chargeOf(orderId: string, more: Partial<Charge> = {}): Charge {
  return {
    orderId,
    orderedAt: new Date().toISOString(),
    amountCents: 49_900,
    currency: 'EUR',
    description: 'Start',
    interval: 'one-time',
    ...more,
  };
}
