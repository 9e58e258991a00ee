import type Stripe from 'stripe';
import { isMissing, isSavedFailure } from './stripe-failure.server.ts';

type Method = {
  type: string;
  card?: { country: string | null };
  sepa_debit?: { country: string | null };
};

/**
 * How often it is asked for. Stripe's client does not ask again after a 5xx, which Stripe saves under the
 * key of a write; a read has none.
 */
const attempts = 3;

/** What only an account in Portugal can pay: MB WAY and Multibanco are its bank network's. */
const portuguese = ['mb_way', 'multibanco'];

/** Returns the country of a means of payment; null if Stripe does not say it of its kind. */
export function countryOfMethod(method: Method | null | undefined): string | null {
  if (!method) return null;
  if (portuguese.includes(method.type)) return 'PT';
  return method.card?.country ?? method.sepa_debit?.country ?? null;
}

/**
 * Returns the country of what a buyer has typed, from the confirmation token of the browser.
 * Source: https://docs.stripe.com/api/confirmation_tokens/object
 */
export async function getMethodCountry(stripe: Stripe, token: string): Promise<string | null> {
  if (!/^ctoken_\w+$/.test(token)) return null;
  for (let left = attempts - 1; ; left -= 1) {
    try {
      const { payment_method_preview: method } = await stripe.confirmationTokens.retrieve(token);
      return countryOfMethod(method as Method | null);
    } catch (error) {
      if (isMissing(error)) return null;
      if (left === 0 || !isSavedFailure(error)) throw error;
    }
  }
}
