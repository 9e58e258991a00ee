import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from '#database/migrate.server.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { requireKnownSchema } from './known-schema.ts';
import { sync } from './sync.server.ts';

const waitForWriter = 30_000;

/** Throws `BackupRefusal` if there is no database. */
export function requireSqlite(source: string): void {
  if (!existsSync(source))
    throw new BackupRefusal(`There is no database ${source}. Is DATA_DIR the server's?`);
}

/** Writes a consistent snapshot to `target`, which must not exist, without blocking readers or writers. */
export function copySqlite(source: string, target: string): void {
  const database = new DatabaseSync(source, { timeout: waitForWriter });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
  sync(target);
}

function firstColumn(database: DatabaseSync, query: string): string[] {
  return database
    .prepare(query)
    .all()
    .map((row) => String(Object.values(row)[0]));
}

function inspect(database: DatabaseSync, file: string): void {
  const broken = firstColumn(database, 'pragma integrity_check').filter((line) => line !== 'ok');
  const orphans = firstColumn(database, 'pragma foreign_key_check');
  if (broken.length > 0 || orphans.length > 0)
    throw new BackupRefusal(
      `${file} is damaged: ${broken[0] ?? `rows of ${orphans[0]} refer to rows that are missing`}. Use another backup.`,
    );
  const hasSchema = firstColumn(
    database,
    `select name from sqlite_master where name = 'schema_migrations'`,
  );
  requireKnownSchema(
    hasSchema.length === 0 ? [] : firstColumn(database, 'select name from schema_migrations'),
    migrations.map(({ name }) => name),
    file,
  );
}

/** Reads every page of a copy. Throws `BackupRefusal` if it is damaged or not a database of this site. */
export function checkSqlite(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    inspect(database, file);
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
    throw new BackupRefusal(`${file} is damaged: ${(error as Error).message}. Use another backup.`);
  } finally {
    database.close();
  }
}
