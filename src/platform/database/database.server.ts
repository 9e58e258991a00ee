import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, type KyselyPlugin, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { databaseName } from './data-folder.server.ts';
import { type Engine, engineWords } from './engine.server.ts';
import {
  migrationLimits,
  openPostgres,
  type PoolLimits,
  postgresDialect,
  readLimits,
  transactionLimits,
} from './postgres-pool.server.ts';
import { DatabaseUnavailableError, retryPassingFaults } from './retry-passing-faults.server.ts';
import { sqliteDialect } from './sqlite-connection.server.ts';

/** What a repository asks: the database or an open transaction. */
export type Queryable = Kysely<Tables>;

/**
 * The one way to the database. Work handed to it may run again after a passing fault; when the
 * database cannot be had for five seconds, `DatabaseUnavailableError` is thrown.
 */
export type Database = {
  engine: Engine;
  /** Where it is, for a sentence to the operator; without the password of an address. */
  location: string;
  /** Runs queries outside a transaction; again when the connection was lost. */
  read<Value>(work: (db: Queryable) => Promise<Value>): Promise<Value>;
  /** Runs `work` in one transaction, from its start again after a passing fault. It calls nothing outside. */
  transaction<Value>(work: (trx: Queryable) => Promise<Value>): Promise<Value>;
  /** Waits for a named lock until the transaction ends, so that a check and its write are one. */
  lock(trx: Queryable, name: string): Promise<void>;
  /** The kysely instance for migrations only. */
  forMigrations: Kysely<unknown>;
  /** Resolves when the database answers; throws when it does not, or not within two seconds. */
  ping(): Promise<void>;
  /** A number that changes with every change of content, by any process. */
  contentRevision(): Promise<number>;
  close(): Promise<void>;
};

export type DatabaseSettings = { dataDir: string; databaseUrl: string | null };

// A page waits for the revision, and shows what is stored when there is no answer.
const longestForRevision = 1_000;
const longestRevisionRetrying = 250;
const longestPing = 2_000;
const insideTransaction = new AsyncLocalStorage<true>();

// On SQLite the outer database would wait for itself, on PostgreSQL for a connection of the pool.
function refuseInsideTransaction(): void {
  if (insideTransaction.getStore())
    throw new Error('The outer database was used inside a transaction; use the transaction');
}

const outerUseGuard: KyselyPlugin = {
  transformQuery({ node }) {
    refuseInsideTransaction();
    return node;
  },
  async transformResult({ result }) {
    return result;
  },
};

type Connections = Record<'reads' | 'transactions' | 'migrations', Kysely<Tables>>;

function connect(
  { dataDir, databaseUrl }: DatabaseSettings,
  onIdleError: (error: Error) => void,
): Connections {
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  if (databaseUrl === null) {
    const only = new Kysely<Tables>({ dialect: sqliteDialect(dataDir), plugins });
    return { reads: only, transactions: only, migrations: only };
  }
  const open = (limits: PoolLimits) => {
    const pool = openPostgres(databaseUrl, limits, onIdleError);
    return new Kysely<Tables>({ dialect: postgresDialect(pool), plugins });
  };
  return {
    reads: open(readLimits),
    transactions: open(transactionLimits),
    migrations: open(migrationLimits),
  };
}

/** What `work` answers; throws `DatabaseUnavailableError` when that takes longer. */
async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const waiting = new AbortController();
  const late = sleep(milliseconds, null, { signal: waiting.signal }).then(() => {
    throw new DatabaseUnavailableError('The database did not answer in time');
  });
  return Promise.race([work, late]).finally(() => waiting.abort());
}

/**
 * SQLite in `dataDir`, or PostgreSQL when there is an address; opened at the first use. Migrations
 * are run elsewhere.
 */
export function openDatabase(
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void = () => {},
): Database {
  const engine = settings.databaseUrl === null ? 'sqlite' : 'postgres';
  const connections = connect(settings, onIdleError);
  const { transactions, migrations } = connections;
  const outer = connections.reads.withPlugin(outerUseGuard);
  async function readRevision(): Promise<number> {
    const row = await outer.selectFrom('contentRevision').select('revision').executeTakeFirst();
    return row?.revision ?? 0;
  }
  return {
    engine,
    location: engine === 'sqlite' ? join(settings.dataDir, databaseName) : 'of DATABASE_URL',
    read: (work) => retryPassingFaults(() => work(outer)),
    async transaction(work) {
      refuseInsideTransaction();
      return retryPassingFaults(() =>
        transactions.transaction().execute((trx) => insideTransaction.run(true, () => work(trx))),
      );
    },
    lock: (trx, name) => engineWords[engine].lock(trx, name),
    forMigrations: migrations as unknown as Kysely<unknown>,
    ping: async () => {
      // Not retried: whoever asks for health asks again.
      await within(longestPing, sql`select 1`.execute(connections.reads));
    },
    contentRevision: () =>
      within(longestForRevision, retryPassingFaults(readRevision, longestRevisionRetrying)),
    async close() {
      for (const connection of new Set(Object.values(connections))) await connection.destroy();
    },
  };
}
