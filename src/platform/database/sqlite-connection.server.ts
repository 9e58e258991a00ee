import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  type QueryCompiler,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import { makePrivateFile } from '#platform/private-files.server.ts';
import { databaseName, prepareDataFolder } from './data-folder.server.ts';
import { isBusyFile, isDamagedFile } from './faults.server.ts';
import { CheckingSqliteCompiler } from './query-parameters.server.ts';
import { UnusableDataError } from './unusable-data.server.ts';

type SqliteValue = string | number | bigint | Uint8Array | null;

const rememberedStatements = 500;
const sqliteCorrupt = 11;

function toSqlite(value: unknown): SqliteValue {
  return typeof value === 'boolean' ? Number(value) : (value as SqliteValue);
}

function fromSqlite(value: unknown, declared: string): unknown {
  if (value === null) return null;
  return declared === 'boolean' ? value === 1 : JSON.parse(String(value));
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const columns = statement.columns();
  const converted = columns.flatMap(({ name, type }) =>
    type === 'boolean' || type === 'json' ? [[name, type] as const] : [],
  );
  function convert(row: Record<string, unknown>): Record<string, unknown> {
    for (const [name, type] of converted) row[name] = fromSqlite(row[name], type);
    return row;
  }
  return {
    reader: columns.length > 0,
    all: (parameters) => statement.all(...parameters.map(toSqlite)).map(convert),
    run: (parameters) => statement.run(...parameters.map(toSqlite)),
    *iterate(parameters) {
      for (const row of statement.iterate(...parameters.map(toSqlite))) yield convert(row);
    },
  };
}

function requireWholeDatabase(database: DatabaseSync): void {
  const [first] = database.prepare('pragma quick_check(1)').all();
  const answer = first?.quick_check;
  if (answer !== 'ok') throw Object.assign(new Error(String(answer)), { errcode: sqliteCorrupt });
}

function openFile(path: string): DatabaseSync {
  makePrivateFile(path);
  accessSync(path, constants.R_OK | constants.W_OK);
  // Waiting inside SQLite stops the whole process, so it never waits: the work is retried instead.
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
    `);
    requireWholeDatabase(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the embedded database: write-ahead log, every commit on disk before it is answered. Throws
 * `UnusableDataError` when it is damaged or cannot be written.
 */
function openSqlite(dataDir: string): DatabaseSync {
  prepareDataFolder(dataDir);
  const path = join(dataDir, databaseName);
  try {
    return openFile(path);
  } catch (error) {
    if (isBusyFile(error)) throw error;
    if (isDamagedFile(error))
      throw new UnusableDataError(
        `The database ${path} is damaged or no database; move it and its -wal and -shm aside and restore a backup`,
      );
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UnusableDataError(
      `The database ${path} cannot be written (${code === 'ERR_SQLITE_ERROR' ? message : code}); let this user write it and its folder`,
    );
  }
}

/** Kysely's view of a `node:sqlite` database, with prepared statements kept. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      // A write transaction takes its lock at once: a later upgrade could fail with "busy" half-way.
      const query = text === 'begin' ? 'begin immediate' : text;
      const known = statements.get(query);
      if (known) return known;
      const statement = asKyselyStatement(database.prepare(query));
      if (statements.size >= rememberedStatements) statements.clear();
      if (/^(select|insert|update|delete|begin|commit|rollback|with)\b/i.test(query))
        statements.set(query, statement);
      return statement;
    },
  };
}

class TransactionalAdapter extends SqliteAdapter {
  // SQLite rolls schema changes back, so all pending migrations run in one transaction.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createQueryCompiler(): QueryCompiler {
    return new CheckingSqliteCompiler();
  }
}

/** The file is opened at the first query, and again at the next when it was busy then. */
export function sqliteDialect(dataDir: string): SqliteDialect {
  return new NodeSqliteDialect({ database: async () => asKyselyDatabase(openSqlite(dataDir)) });
}
