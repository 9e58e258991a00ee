import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from './database.server.ts';

/**
 * Runs `work` in one transaction, from its start again after a passing fault, and wakes the outbox
 * after the commit. It calls nothing outside. The one way in which a use case writes.
 */
export async function transact<Value>(
  { database, wakeOutbox }: Pick<Context, 'database' | 'wakeOutbox'>,
  work: (trx: Queryable) => Promise<Value>,
): Promise<Value> {
  const value = await database.transaction(work);
  wakeOutbox();
  return value;
}
