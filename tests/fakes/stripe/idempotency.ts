import { StripeApiError } from './stripe-api-error.ts';

export type FakeResponse = { status: number; body: unknown; headers?: Record<string, string> };

type Saved = { request: string; answer: FakeResponse };

/** The error while another request with the key is in progress. */
export function keyInUse(): StripeApiError {
  return new StripeApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotent Key.',
  });
}

/**
 * Stripe's idempotency keys: the first response is saved, even a 500, and replayed for the same
 * request; another request with the key is refused.
 * Source: https://docs.stripe.com/api/idempotent_requests
 */
export class IdempotencyKeys {
  readonly #saved = new Map<string, Saved>();

  replay(key: string, request: string): FakeResponse | null {
    const saved = this.#saved.get(key);
    if (!saved) return null;
    if (saved.request !== request)
      throw new StripeApiError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
      });
    const { answer } = saved;
    return { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } };
  }

  save(key: string, request: string, answer: FakeResponse): void {
    // A request that was refused before its execution is not saved.
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 402) return;
    this.#saved.set(key, { request, answer });
  }

  /** Drops all keys, as Stripe may do after a day. */
  forget(): void {
    this.#saved.clear();
  }
}
