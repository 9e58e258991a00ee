import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, type KyselyPlugin, PostgresDialect, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { type Engine, engineWords } from './engine.server.ts';
import { isPassingFault } from './faults.server.ts';
import { openPostgres } from './postgres-pool.server.ts';
import { openSqlite, sqliteDialect } from './sqlite-connection.server.ts';

/** What a repository asks: the database or an open transaction. */
export type Queryable = Kysely<Tables>;

/** The one door to the database. Work handed to it may run again after a passing fault. */
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

const tries = 8;
const insideTransaction = new AsyncLocalStorage<true>();

/** Refuses a query of the outer database inside a transaction: on SQLite it would wait for itself. */
const outerUseGuard: KyselyPlugin = {
  transformQuery({ node }) {
    if (insideTransaction.getStore())
      throw new Error('The outer database was used inside a transaction; use the transaction');
    return node;
  },
  async transformResult({ result }) {
    return result;
  },
};

async function retrying<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !isPassingFault(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

function connect(settings: DatabaseSettings, onIdleError: (error: Error) => void) {
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  if (settings.databaseUrl === null) {
    const sqlite = openSqlite(settings.dataDir);
    return {
      engine: 'sqlite' as const,
      inner: new Kysely<Tables>({ dialect: sqliteDialect(sqlite), plugins }),
    };
  }
  const pool = openPostgres(settings.databaseUrl, onIdleError);
  return {
    engine: 'postgres' as const,
    inner: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins }),
  };
}

/** Opens SQLite in `dataDir`, or PostgreSQL when there is an address. Migrations are run elsewhere. */
export function openDatabase(
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void = () => {},
): Database {
  const { engine, inner } = connect(settings, onIdleError);
  const outer = inner.withPlugin(outerUseGuard);
  async function readRevision(): Promise<number> {
    const row = await retrying(() =>
      outer.selectFrom('contentRevision').select('revision').executeTakeFirst(),
    );
    return row?.revision ?? 0;
  }
  return {
    engine,
    read: (work) => retrying(() => work(outer)),
    transaction: (work) =>
      retrying(() =>
        inner.transaction().execute((trx) => insideTransaction.run(true, () => work(trx))),
      ),
    lock: (trx, name) => engineWords[engine].lock(trx, name),
    forMigrations: inner as unknown as Kysely<unknown>,
    contentRevision: readRevision,
    close: () => inner.destroy(),
  };
}

/** Answers when the database does; throws otherwise. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.read((db) => sql`select 1`.execute(db));
}
