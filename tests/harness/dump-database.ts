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

/**
 * The same for who compares only, in one question to PostgreSQL, where one for each table costs ten
 * times as much. A row is there as the server writes it, without the names of its columns.
 */
export async function dumpToCompare(database: Database): Promise<Record<string, string[]>> {
  if (database.engine === 'sqlite') return dumpDatabase(database);
  const { rows: tables } = await listTables.postgres.execute(database.forMigrations);
  const parts = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, t::text as "row" from ${sql.table(name)} t`,
  );
  const all = sql<{ name: string; row: string }>`${sql.join(parts, sql` union all `)}`;
  const { rows } = await all.execute(database.forMigrations);
  const dump = Object.fromEntries(tables.map(({ name }): [string, string[]] => [name, []]));
  for (const { name, row } of rows) dump[name]?.push(row);
  for (const each of Object.values(dump)) each.sort();
  return dump;
}
