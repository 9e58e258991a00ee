import { toInstant } from '#core/clock.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Database, Queryable } from '#platform/database/database.server.ts';
import { engineSql } from '#platform/database/engine.server.ts';
import type { PromisedCallTable } from '../payments.tables.ts';

/** The name of the job that makes the calls which are due. */
export const promisedCallsJob = 'promised-calls';

type Promised = Pick<PromisedCall, 'kind' | 'orderId' | 'about'> & { totalCents?: number };

/**
 * Stores a call to the card provider in the transaction that decides it, so that it is made whatever
 * happens to this process or to the provider. Returns its id; the same call again is one call.
 */
export async function promiseCall(
  { clock }: Pick<Context, 'clock'>,
  trx: Queryable,
  { kind, orderId, about, totalCents }: Promised,
): Promise<string> {
  const id = `${kind}:${about}`;
  const call = { id, kind, orderId, about, totalCents: totalCents ?? null };
  await saveCall(trx, call, toInstant(clock()));
  return id;
}

export type PromisedCall = PromisedCallTable;

/** Stores a call that is due at once; one about the same subject begins again. */
export async function saveCall(
  trx: Queryable,
  call: Pick<PromisedCall, 'id' | 'kind' | 'orderId' | 'about' | 'totalCents'>,
  at: string,
): Promise<void> {
  const due = { state: 'waiting', attempts: 0, nextAttemptAt: at, lastError: null } as const;
  const { totalCents } = call;
  await trx
    .insertInto('promisedCalls')
    .values({ ...call, ...due, createdAt: at, doneAt: null })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...due, totalCents, doneAt: null }),
    )
    .execute();
}

/**
 * Claims the longest-due call of a provider's order until an instant, at which it is due again if nothing
 * was recorded. Returns it with this attempt counted, or null if none is due.
 */
export async function claimDueCall(
  trx: Queryable,
  engine: Database['engine'],
  { provider, now, until }: { provider: string; now: string; until: string },
): Promise<PromisedCall | null> {
  const due = await trx
    .selectFrom('promisedCalls')
    .select('id')
    .where('state', '=', 'waiting')
    .where('nextAttemptAt', '<=', now)
    .where('orderId', 'in', (orders) =>
      orders.selectFrom('orders').select('orders.id').where('provider', '=', provider),
    )
    .orderBy('nextAttemptAt')
    .orderBy('id')
    .limit(1)
    .modifyEnd(engineSql[engine].skipLocked)
    .executeTakeFirst();
  return due ? claimCall(trx, due.id, until) : null;
}

/** Claims a call, due or not. Returns null if it is done or refused. */
export async function claimCall(
  trx: Queryable,
  id: string,
  until: string,
): Promise<PromisedCall | null> {
  const row = await trx
    .updateTable('promisedCalls')
    .set((call) => ({ attempts: call('attempts', '+', 1), nextAttemptAt: until }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Records the result of an attempt, unless the call was claimed or promised again in the meantime. */
export async function recordAttempt(
  trx: Queryable,
  { id, attempts, nextAttemptAt }: PromisedCall,
  result: Partial<Pick<PromisedCall, 'state' | 'nextAttemptAt' | 'lastError' | 'doneAt'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('promisedCalls')
    .set(result)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('nextAttemptAt', '=', nextAttemptAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
