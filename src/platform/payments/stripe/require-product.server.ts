import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { isMissing } from './stripe-failure.server.ts';

/**
 * The id of the product that a recurring price names. It follows from the name, so that each name
 * is one product at Stripe however often it is asked for.
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
