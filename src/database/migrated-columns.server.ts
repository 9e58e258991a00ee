import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { engineSql } from '#platform/database/engine.server.ts';
import { dialectOver } from '#platform/database/sqlite-connection.server.ts';
import { migrations } from './migrate.server.ts';

/**
 * Returns the columns that the migrations make on SQLite, as `table.column`, by running them in
 * memory. A build has the result in place of this module (`vite/migrated-columns.ts`).
 */
export async function migratedColumns(): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: dialectOver(() => new DatabaseSync(':memory:')) });
  try {
    for (const { up } of migrations) await up(db, engineSql.sqlite);
    const { rows } = await engineSql.sqlite.selectColumns.execute(db);
    return rows.map(({ name }) => name);
  } finally {
    await db.destroy();
  }
}
