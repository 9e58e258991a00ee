import type { Clock } from '#core/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Settings } from '#platform/env.server.ts';
import type { PaymentProvider } from './payment-provider.server.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.server.ts';
import { createStripeProvider } from './stripe/stripe-provider.server.ts';

/** Stripe when its keys are set, else the built-in sandbox. */
export function createPaymentProvider(
  { stripe }: Pick<Settings, 'stripe'>,
  deps: { database: Database; clock: Clock },
): PaymentProvider {
  return stripe === null ? createSandboxProvider(deps) : createStripeProvider(stripe);
}
