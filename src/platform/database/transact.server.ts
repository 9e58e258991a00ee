import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from './database.server.ts';

/**
 * Runs `work` in one transaction, restarted after a transient fault, and wakes the outbox after the
 * commit. `work` must have no side effects outside the database. All use cases write through it.
 */
export async function transact<Value>(
  { database, wakeOutbox }: Pick<Context, 'database' | 'wakeOutbox'>,
  work: (trx: Queryable) => Promise<Value>,
): Promise<Value> {
  const value = await database.transaction(work);
  wakeOutbox();
  return value;
}
