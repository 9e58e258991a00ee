import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import { engineSql } from '#platform/database/engine.server.ts';

/** The table in which the migrator records the steps that have run. */
export const executedTable = 'schema_migrations';

/** Whether the database has a table of this name. */
export async function hasTable(
  { forMigrations, engine }: Database,
  name: string,
): Promise<boolean> {
  const { rows } = await engineSql[engine].selectTable(name).execute(forMigrations);
  return rows.length > 0;
}

/** Returns the names of the steps that have run, in the order in which they ran. */
export async function executedSteps(database: Database): Promise<string[]> {
  if (!(await hasTable(database, executedTable))) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(executedTable)}
    order by timestamp, name`.execute(database.forMigrations);
  return rows.map(({ name }) => name);
}
