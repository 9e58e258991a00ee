import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, type KyselyPlugin, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { type Engine, engineWords } from './engine.server.ts';
import { openPostgres, postgresDialect } from './postgres-pool.server.ts';
import { retryPassingFaults } from './retrying.server.ts';
import { sqliteDialect } from './sqlite-connection.server.ts';

/** What a repository asks: the database or an open transaction. */
export type Queryable = Kysely<Tables>;

/**
 * The one way to the database. Work handed to it may run again after a passing fault; when the
 * database cannot be had for five seconds, `DatabaseUnavailableError` is thrown.
 */
export type Database = {
  engine: Engine;
  /** Runs queries outside a transaction; again when the connection was lost. */
  read<Value>(work: (db: Queryable) => Promise<Value>): Promise<Value>;
  /** Runs `work` in one transaction, from its start again after a passing fault. It calls nothing outside. */
  transaction<Value>(work: (trx: Queryable) => Promise<Value>): Promise<Value>;
  /** Waits for a named lock until the transaction ends, so that a check and its write are one. */
  lock(trx: Queryable, name: string): Promise<void>;
  /** The kysely instance for migrations only. */
  forMigrations: Kysely<unknown>;
  /** A number that changes with every change of content, by any process. */
  contentRevision(): Promise<number>;
  close(): Promise<void>;
};

export type DatabaseSettings = { dataDir: string; databaseUrl: string | null };

// A page waits for the revision, so it is asked for again only briefly.
const longestForRevision = 250;
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

function connect(settings: DatabaseSettings, onIdleError: (error: Error) => void) {
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  if (settings.databaseUrl === null) {
    return {
      engine: 'sqlite' as const,
      inner: new Kysely<Tables>({ dialect: sqliteDialect(settings.dataDir), plugins }),
    };
  }
  const pool = openPostgres(settings.databaseUrl, onIdleError);
  return {
    engine: 'postgres' as const,
    inner: new Kysely<Tables>({ dialect: postgresDialect(pool), plugins }),
  };
}

/**
 * SQLite in `dataDir`, or PostgreSQL when there is an address; opened at the first use. Migrations
 * are run elsewhere.
 */
export function openDatabase(
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void = () => {},
): Database {
  const { engine, inner } = connect(settings, onIdleError);
  const outer = inner.withPlugin(outerUseGuard);
  async function readRevision(): Promise<number> {
    const row = await outer.selectFrom('contentRevision').select('revision').executeTakeFirst();
    return row?.revision ?? 0;
  }
  return {
    engine,
    read: (work) => retryPassingFaults(() => work(outer)),
    async transaction(work) {
      refuseInsideTransaction();
      return retryPassingFaults(() =>
        inner.transaction().execute((trx) => insideTransaction.run(true, () => work(trx))),
      );
    },
    lock: (trx, name) => engineWords[engine].lock(trx, name),
    forMigrations: inner as unknown as Kysely<unknown>,
    contentRevision: () => retryPassingFaults(readRevision, longestForRevision),
    close: () => inner.destroy(),
  };
}

const pingPatience = 2_000;

/** Answers when the database does; throws when it does not, or not within two seconds. */
export async function pingDatabase(database: Database): Promise<void> {
  // Not by `read`: whoever asks for health asks again, so nothing is retried here.
  const answered = sql`select 1`.execute(database.forMigrations);
  const waiting = new AbortController();
  const patience = sleep(pingPatience, null, { signal: waiting.signal }).then(() => {
    throw new Error('The database did not answer in time');
  });
  await Promise.race([answered, patience]).finally(() => waiting.abort());
}
