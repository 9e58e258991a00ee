import { StripeRefusal } from './stripe-refusal.ts';

export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

type Saved = { request: string; answer: Answer };

/** Said while another request with the key is still under way. */
export function keyInUse(): StripeRefusal {
  return new StripeRefusal(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotent Key.',
  });
}

/**
 * Stripe's memory of idempotency keys: the first answer is saved, also a 500, and comes again for
 * the same request; another request with the key is refused.
 * Source: https://docs.stripe.com/api/idempotent_requests
 */
export class IdempotencyKeys {
  readonly #saved = new Map<string, Saved>();

  replay(key: string, request: string): Answer | null {
    const saved = this.#saved.get(key);
    if (!saved) return null;
    if (saved.request !== request)
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
      });
    const { answer } = saved;
    return { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } };
  }

  save(key: string, request: string, answer: Answer): void {
    // What was refused before it began is not saved.
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 402) return;
    this.#saved.set(key, { request, answer });
  }

  /** What Stripe may do with keys after a day. */
  forget(): void {
    this.#saved.clear();
  }
}
