import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type KyselyPlugin,
  type LimitNode,
  PostgresQueryCompiler,
  SqliteQueryCompiler,
} from 'kysely';

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

/** Throws `TypeError` for what the engines would store differently or not at all; counted from 1. */
export function checkParameter(value: unknown, position: number): void {
  if (value === undefined)
    throw new TypeError(`Query parameter ${position} is undefined; pass null instead`);
  if (value instanceof Date)
    throw new TypeError(`Query parameter ${position} is a Date; pass an instant as text`);
}

/** Rejects `undefined` and `Date` parameters; the `TypeError` has the position (from 1) and the remedy. */
export class CheckingPostgresCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    checkParameter(value, this.numParameters + 1);
    super.appendValue(value);
  }
}

/** The same for SQLite. */
export class CheckingSqliteCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    checkParameter(value, this.numParameters + 1);
    super.appendValue(value);
  }

  // SQLite plans with the value of a bare `limit ?`, so it would parse and plan the statement again
  // at each execution. An expression is not read ahead.
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit 0 + ');
    this.visitNode(limit);
  }
}
