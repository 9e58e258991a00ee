import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { databaseName } from './data-folder.server.ts';
import { type Engine, engineSql } from './engine.server.ts';
import { isDiskFull } from './faults.server.ts';
import {
  migrationLimits,
  openPostgres,
  type PoolLimits,
  postgresDialect,
  readLimits,
  revisionLimits,
  transactionLimits,
} from './postgres-pool.server.ts';
import {
  outerUseGuard,
  refuseInsideTransaction,
  runInsideTransaction,
} from './query-guards.server.ts';
import { sqliteDialect } from './sqlite-connection.server.ts';
import { readTopicVersions, type TopicVersions } from './topic-versions.server.ts';
import { DatabaseUnavailableError, retryTransientFaults } from './transact.server.ts';

/** What a repository queries: the database or an open transaction. */
export type Queryable = Kysely<Tables>;

/**
 * The only access to the database. Work passed to it may run again after a transient fault; if the
 * database stays unavailable for five seconds, `DatabaseUnavailableError` is thrown.
 */
export type Database = {
  engine: Engine;
  /** Where the database is, for messages to the operator; never contains a password. */
  location: string;
  /** Runs queries outside a transaction; retries them if the connection is lost. */
  read<Value>(work: (db: Queryable) => Promise<Value>): Promise<Value>;
  /**
   * Runs `work` in one transaction, restarted after a transient fault, so it must have no side
   * effects outside the database.
   */
  transaction<Value>(work: (trx: Queryable) => Promise<Value>): Promise<Value>;
  /** Waits for a named lock and holds it until the transaction ends, so that a check and its write are atomic. */
  lock(trx: Queryable, name: string): Promise<void>;
  /** The Kysely instance, for migrations only. */
  forMigrations: Kysely<unknown>;
  /** Resolves if the database responds within two seconds; throws otherwise. */
  ping(): Promise<void>;
  /** Whether a transaction has failed on a full disk within the last 30 seconds and none succeeded since. */
  isDiskFull(): boolean;
  /** Reads a number that increases with every content change, made by any process. */
  contentRevision(): Promise<number>;
  /**
   * The highest revision that this process has read, or that one of its transactions has committed;
   * 0 before the first. Costs no query.
   */
  knownRevision(): number;
  /** Reads the version of each topic, which rises with every change of what the topic is about. */
  topicVersions(): Promise<TopicVersions>;
  /** Calls `listener` after each transaction that this process commits. */
  onCommit(listener: () => void): void;
  close(): Promise<void>;
};

type DatabaseSettings = { dataDir: string; databaseUrl: string | null };

const longestForRevision = 1_000;
const longestRevisionRetrying = 250;
const longestPing = 2_000;
// A site that gets no visitors because it is not ready would not notice that there is room again.
const longestDiskFull = 30_000;

type Connections = Record<'reads' | 'transactions' | 'migrations' | 'revisions', Kysely<Tables>>;

function connect(
  { dataDir, databaseUrl }: DatabaseSettings,
  onIdleError: (error: Error) => void,
): Connections {
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  if (databaseUrl === null) {
    const only = new Kysely<Tables>({ dialect: sqliteDialect(dataDir), plugins });
    return { reads: only, transactions: only, migrations: only, revisions: only };
  }
  const open = (limits: PoolLimits) => {
    const pool = openPostgres(databaseUrl, limits, onIdleError);
    return new Kysely<Tables>({ dialect: postgresDialect(pool), plugins });
  };
  return {
    reads: open(readLimits),
    transactions: open(transactionLimits),
    migrations: open(migrationLimits),
    revisions: open(revisionLimits),
  };
}

/** Returns the result of `work`; throws `DatabaseUnavailableError` if it takes longer. */
async function withTimeout<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const waiting = new AbortController();
  const late = sleep(milliseconds, null, { signal: waiting.signal }).then(() => {
    throw new DatabaseUnavailableError('The database did not respond in time');
  });
  return Promise.race([work, late]).finally(() => waiting.abort());
}

/**
 * Returns SQLite in `dataDir`, or PostgreSQL if there is an address; it is opened on first use. Does
 * not run migrations.
 */
export function openDatabase(
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void = () => {},
): Database {
  const engine = settings.databaseUrl === null ? 'sqlite' : 'postgres';
  const connections = connect(settings, onIdleError);
  const { transactions, migrations, revisions } = connections;
  const outer = connections.reads.withPlugin(outerUseGuard);
  let known = 0;
  async function readRevision(db: Queryable): Promise<number> {
    const row = await db.selectFrom('contentRevision').select('revision').executeTakeFirst();
    return row?.revision ?? 0;
  }
  const commitListeners: (() => void)[] = [];
  let diskFullAt = Number.NEGATIVE_INFINITY;
  // A slow read may return after a newer revision is known.
  function learnRevision(revision: number): number {
    known = Math.max(known, revision);
    return revision;
  }
  /** For what is read several times a second: an answer that is late is as good as none. */
  async function readSoon<Value>(work: (db: Queryable) => Promise<Value>): Promise<Value> {
    refuseInsideTransaction();
    const reading = retryTransientFaults(() => work(revisions), longestRevisionRetrying);
    return withTimeout(longestForRevision, reading);
  }
  async function runTransaction<Value>(work: (trx: Queryable) => Promise<Value>): Promise<Value> {
    try {
      const done = await transactions.transaction().execute(async (trx) => {
        const value = await runInsideTransaction(() => work(trx));
        // Read before the commit: a write to content holds its row until then.
        return { value, revision: await readRevision(trx) };
      });
      diskFullAt = Number.NEGATIVE_INFINITY;
      learnRevision(done.revision);
      for (const listener of commitListeners) listener();
      return done.value;
    } catch (error) {
      if (isDiskFull(error)) diskFullAt = performance.now();
      throw error;
    }
  }
  return {
    engine,
    location: engine === 'sqlite' ? join(settings.dataDir, databaseName) : 'of DATABASE_URL',
    read: (work) => retryTransientFaults(() => work(outer)),
    async transaction(work) {
      refuseInsideTransaction();
      return retryTransientFaults(() => runTransaction(work));
    },
    lock: (trx, name) => engineSql[engine].lock(trx, name),
    forMigrations: migrations as unknown as Kysely<unknown>,
    ping: async () => {
      // Not retried: health checks are repeated by the caller.
      await withTimeout(longestPing, sql`select 1`.execute(connections.reads));
    },
    isDiskFull: () => performance.now() - diskFullAt < longestDiskFull,
    contentRevision: async () => learnRevision(await readSoon(readRevision)),
    knownRevision: () => known,
    topicVersions: () => readSoon(readTopicVersions),
    onCommit: (listener) => void commitListeners.push(listener),
    async close() {
      for (const connection of new Set(Object.values(connections))) await connection.destroy();
    },
  };
}
