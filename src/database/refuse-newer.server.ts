import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import { UnusableDataError } from '#platform/database/unusable-data.server.ts';

/**
 * Throws `UnusableDataError` if the database has a migration that this version does not know. `table`
 * holds the names of the migrations that have run.
 */
export async function refuseNewer(
  { forMigrations, location }: Database,
  table: string,
  known: readonly string[],
): Promise<void> {
  const tables = await forMigrations.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}
    order by name`.execute(forMigrations);
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (unknown === undefined) return;
  throw new UnusableDataError(
    `The database ${location} was used by a newer version (it has the step ${unknown.name}); install that version again, or restore a backup from before the update`,
  );
}
