import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

const insideTransaction = new AsyncLocalStorage<true>();

/** Runs the work of a transaction, during which `refuseInsideTransaction` throws. */
export function runInsideTransaction<Value>(work: () => Promise<Value>): Promise<Value> {
  return insideTransaction.run(true, work);
}

// The outer database would deadlock: on SQLite with itself, on PostgreSQL on an exhausted pool.
export function refuseInsideTransaction(): void {
  if (insideTransaction.getStore())
    throw new Error('The outer database was used inside a transaction; use the transaction');
}

/** Refuses each query of the outer database while the same work has a transaction open. */
export const outerUseGuard: KyselyPlugin = {
  transformQuery({ node }) {
    refuseInsideTransaction();
    return node;
  },
  async transformResult({ result }) {
    return result;
  },
};
