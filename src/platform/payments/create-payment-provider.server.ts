import type { Services } from '#platform/context/context.server.ts';
import type { Settings } from '#platform/env.server.ts';
import type { PaymentProvider } from './payment-provider.server.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.server.ts';

/** Stripe when its keys are set, else the built-in sandbox, which need not wait for Stripe's client. */
export async function createPaymentProvider(
  { stripe }: Pick<Settings, 'stripe'>,
  services: Pick<Services, 'database' | 'clock'>,
): Promise<PaymentProvider> {
  if (stripe === null) return createSandboxProvider(services);
  const { createStripeProvider } = await import('./stripe/stripe-provider.server.ts');
  return createStripeProvider(stripe);
}
