import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

const listTables = {
  sqlite: sql<{ name: string }>`select name from sqlite_master where type = 'table'`,
  postgres: sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public'`,
};

/** Every row of every table as text, sorted, to compare before and after. */
export async function dumpDatabase(database: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await listTables[database.engine].execute(database.forMigrations);
  const dump: Record<string, string[]> = {};
  for (const { name } of tables.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.forMigrations);
    dump[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return dump;
}
