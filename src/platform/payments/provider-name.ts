/**
 * Who takes the money of an order. Each has payments of its own: what was ordered with Stripe's test
 * keys is unknown to its live ones.
 */
export type ProviderName = 'sandbox' | 'stripe_test' | 'stripe';

/** Stands in a provider's place at orders that were paid by a bank transfer, which staff note by hand. */
export const transferProvider = 'transfer';

/** Stripe's keys say which of its two worlds they open. */
export function stripeNameOf({ secretKey }: { secretKey: string }): ProviderName {
  return secretKey.includes('_live_') ? 'stripe' : 'stripe_test';
}

/** Whether no money moves. */
export function isTestProvider(name: string): boolean {
  return name !== 'stripe' && name !== transferProvider;
}

/** Whose card form, and whose rules, an order goes by; test keys change neither. */
export function formOf(name: string): 'sandbox' | 'stripe' {
  return name === 'sandbox' ? 'sandbox' : 'stripe';
}
