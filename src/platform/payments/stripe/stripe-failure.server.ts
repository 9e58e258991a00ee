import Stripe from 'stripe';
import { ProviderError } from '../payment-provider.server.ts';

const { StripeError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;

/** Whether Stripe has no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof StripeError && error.code === 'resource_missing';
}

/** Whether the request may still be running, so that only the same key is safe. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof StripeConnectionError) return true;
  return error instanceof StripeError && error.code === 'idempotency_key_in_use';
}

/**
 * Whether Stripe saved the failure under the key (a 5xx, or a key used with other parameters). It
 * is replayed for as long as Stripe keeps the key, even if the request took effect.
 */
export function isSavedFailure(error: unknown): boolean {
  if (!(error instanceof StripeError) || isConnectionFailure(error)) return false;
  return error.rawType === 'idempotency_error' || (error.statusCode ?? 0) >= 500;
}

/** Whether a retry can succeed. */
function isTransient(error: InstanceType<typeof StripeError>): boolean {
  return (
    error instanceof StripeRateLimitError || isConnectionFailure(error) || isSavedFailure(error)
  );
}

/** API keys, which Stripe's messages may quote. */
const keys = /\b(?:sk|rk|pk|whsec)_[\w*]+/g;

/**
 * Converts an error of Stripe's client to a `ProviderError` without its headers, request and
 * response. Returns any other error unchanged.
 */
export function toProviderError(error: unknown): unknown {
  if (!(error instanceof StripeError)) return error;
  const code = error.code ?? error.rawType ?? error.type;
  const request = error.requestId ? ` (request ${error.requestId})` : '';
  const message = error.message.replace(keys, '[key]');
  return new ProviderError(`Stripe: ${code}: ${message}${request}`, {
    code,
    unreachable: isTransient(error),
  });
}

/** Runs calls to Stripe and throws their failures as `ProviderError`. */
export async function withProviderErrors<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    throw toProviderError(error);
  }
}
