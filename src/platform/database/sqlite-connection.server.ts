import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  type QueryCompiler,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import { searchText } from '#core/search-text.ts';
import { makePrivateFile } from '#platform/private-files.server.ts';
import { databaseName, prepareDataFolder, readAtOnce } from './data-folder.server.ts';
import { isBusyFile, isDamagedFile } from './faults.server.ts';
import { CheckingSqliteCompiler } from './query-guards.server.ts';
import { UnusableDataError } from './unusable-data.server.ts';

type SqliteValue = string | number | bigint | Uint8Array | null;

const maxCachedStatements = 500;
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

/** Reads every page. */
function requireWhole(database: DatabaseSync): void {
  const [first] = database.prepare('pragma quick_check(1)').all();
  const result = first?.quick_check;
  if (result !== 'ok') throw Object.assign(new Error(String(result)), { errcode: sqliteCorrupt });
}

/** Reads the schema and the first row of each table; SQLite compares the length of the file by itself. */
function requireBeginnings(database: DatabaseSync): void {
  const tables = database
    .prepare(`select name from pragma_table_list where type = 'table' and schema = 'main'`)
    .all();
  for (const { name } of tables) database.prepare(`select * from "${name}" limit 1`).all();
}

function openFile(path: string): DatabaseSync {
  makePrivateFile(path);
  accessSync(path, constants.R_OK | constants.W_OK);
  // Waiting inside SQLite would block the event loop, so busy work fails at once and is retried.
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
    `);
    if (statSync(path).size <= readAtOnce) requireWhole(database);
    else requireBeginnings(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the embedded database with a write-ahead log; a commit returns once it is on disk. Throws
 * `UnusableDataError` if the database is damaged or cannot be written. Of a large one the beginnings are
 * read alone: the server reads the rest afterwards (`createWholeCheck`).
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

const noStatement: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  *iterate() {},
};

/** Adapts a `node:sqlite` database to Kysely, and caches prepared statements. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      // A transaction takes the write lock when it begins: a later upgrade could fail with "busy" midway.
      const query = text === 'begin' ? 'begin immediate' : text;
      // SQLite has already ended a transaction that failed on a full disk.
      if (query === 'rollback' && !database.isTransaction) return noStatement;
      const known = statements.get(query);
      if (known) return known;
      const statement = asKyselyStatement(database.prepare(query));
      if (statements.size >= maxCachedStatements) statements.clear();
      if (/^(select|insert|update|delete|begin|commit|rollback|with)\b/i.test(query))
        statements.set(query, statement);
      return statement;
    },
  };
}

class TransactionalAdapter extends SqliteAdapter {
  // SQLite can roll back schema changes, so all pending migrations run in one transaction.
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

/** Adds what PostgreSQL has as a function of migration 083. */
function withSearchText(database: DatabaseSync): DatabaseSync {
  database.function('search_text', { deterministic: true }, (text) =>
    text === null ? null : searchText(String(text)),
  );
  return database;
}

/** Calls `open` at the first query; if it throws, again at the next one. */
export function dialectOver(open: () => DatabaseSync): SqliteDialect {
  return new NodeSqliteDialect({ database: async () => asKyselyDatabase(withSearchText(open())) });
}

/** Opens the file at the first query; if it is busy then, at the next one. */
export function sqliteDialect(dataDir: string): SqliteDialect {
  return dialectOver(() => openSqlite(dataDir));
}
