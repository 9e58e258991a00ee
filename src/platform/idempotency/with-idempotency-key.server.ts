import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { findStoredResponse, storeResponse } from './idempotency.repository.server.ts';

/**
 * A request that may be repeated. `key` is its `Idempotency-Key`, or null without one; `request` is
 * its content, whose fields must always be in the same order.
 */
export type IdempotentRequest = { scope: string; key: string | null; request: unknown };

export type KeyReused = { code: 'idempotency_key_reused' };

/**
 * Runs `decide` once per key. For a day the same key returns the first value for the same request
 * and is refused for another one. Refusals are not stored. The value must be serializable as JSON.
 */
export async function withIdempotencyKey<Value, Refusal>(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  trx: Queryable,
  { key, ...rest }: IdempotentRequest,
  decide: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | KeyReused>> {
  if (key === null) return decide();
  const keyed = { key, ...rest };
  const found = await findStoredResponse({ database, trx }, keyed, clock());
  if (found === 'reused') return refuse({ code: 'idempotency_key_reused' });
  if (found) return accept(JSON.parse(found.body) as Value);
  const outcome = await decide();
  if (outcome.ok) {
    const response = { status: 201, body: JSON.stringify(outcome.value) };
    await storeResponse(trx, keyed, response, clock());
  }
  return outcome;
}
