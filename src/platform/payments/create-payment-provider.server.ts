import type { Services } from '#platform/context/context.server.ts';
import type { Settings } from '#platform/env.server.ts';
import type { PaymentProvider } from './payment-provider.server.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.server.ts';
import { createLazyStripeProvider } from './stripe/lazy-stripe-provider.server.ts';

/** Returns Stripe if its keys are set, else the built-in sandbox. */
export function createPaymentProvider(
  { stripe }: Pick<Settings, 'stripe'>,
  services: Pick<Services, 'database' | 'clock'>,
): PaymentProvider {
  return stripe === null ? createSandboxProvider(services) : createLazyStripeProvider(stripe);
}

/** Imports Stripe's client if it is used, so that no visitor waits for it. */
export async function preloadPaymentProvider({ stripe }: Pick<Settings, 'stripe'>): Promise<void> {
  if (stripe !== null) await import('./stripe/stripe-provider.server.ts');
}
