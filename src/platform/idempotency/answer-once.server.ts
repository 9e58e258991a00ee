import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { findAnswer, rememberAnswer } from './idempotency.repository.server.ts';

/**
 * A request that may come twice. `key` is its `Idempotency-Key`, null without one; `request` is what
 * was asked, in an order of fields that does not vary.
 */
export type RepeatableRequest = { scope: string; key: string | null; request: unknown };

export type KeyReused = { code: 'idempotency_key_reused' };

/**
 * Decides a request once: the same key with the same request gives the first answer again for a
 * day, with another request it is refused. Refusals are not remembered. The answer must be JSON.
 */
export async function answerOnce<Value, Refusal>(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  trx: Queryable,
  { key, ...rest }: RepeatableRequest,
  decide: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | KeyReused>> {
  if (key === null) return decide();
  const keyed = { key, ...rest };
  const found = await findAnswer({ database, trx }, keyed, clock());
  if (found === 'reused') return refuse({ code: 'idempotency_key_reused' });
  if (found) return accept(JSON.parse(found.body) as Value);
  const outcome = await decide();
  if (outcome.ok) {
    const answer = { status: 201, body: JSON.stringify(outcome.value) };
    await rememberAnswer(trx, keyed, answer, clock());
  }
  return outcome;
}
