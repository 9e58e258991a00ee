import Stripe from 'stripe';
import { ProviderError } from '../payment-provider.server.ts';

const { StripeError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;

/** Stripe has no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof StripeError && error.code === 'resource_missing';
}

/** The connection broke: the request may still be on its way, so only the same key is safe. */
export function isCut(error: unknown): boolean {
  if (error instanceof StripeConnectionError) return true;
  return error instanceof StripeError && error.code === 'idempotency_key_in_use';
}

/**
 * The answer is saved under its key and comes again for as long as Stripe keeps the key (a day at
 * least), also when the request was carried out: a 5xx, or the key was used with other words.
 */
export function isSavedFailure(error: unknown): boolean {
  if (!(error instanceof StripeError) || isCut(error)) return false;
  return error.rawType === 'idempotency_error' || (error.statusCode ?? 0) >= 500;
}

/** Whether a repetition of the call can end differently. */
function isPassing(error: InstanceType<typeof StripeError>): boolean {
  return error instanceof StripeRateLimitError || isCut(error) || isSavedFailure(error);
}

/** Keys that Stripe's words may quote. */
const keys = /\b(?:sk|rk|pk|whsec)_[\w*]+/g;

/**
 * What the port says of a failed call. The client's error stays behind: it carries headers, request
 * and answer. Anything that is no failure of Stripe's comes back unchanged.
 */
export function toProviderError(error: unknown): unknown {
  if (!(error instanceof StripeError)) return error;
  const code = error.code ?? error.rawType ?? error.type;
  const request = error.requestId ? ` (request ${error.requestId})` : '';
  const words = error.message.replace(keys, '[key]');
  return new ProviderError(`Stripe: ${code}: ${words}${request}`, {
    code,
    unreachable: isPassing(error),
  });
}

/** Runs calls to Stripe; what fails in them leaves as a `ProviderError`. */
export async function asking<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    throw toProviderError(error);
  }
}
