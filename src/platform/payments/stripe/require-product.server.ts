import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { isMissing } from './stripe-failure.server.ts';

/**
 * Returns the id of the product for a recurring price, creating it if needed. The id is derived from
 * the name, so there is one product per name.
 */
export async function requireProduct(stripe: Stripe, name: string): Promise<string> {
  const id = `entrada-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
  try {
    await stripe.products.retrieve(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id, name }).catch(ignoreExisting);
  }
  return id;
}

function ignoreExisting(error: unknown): void {
  const exists =
    error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
  if (!exists) throw error;
}
