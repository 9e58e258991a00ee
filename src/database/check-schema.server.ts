import type { Database } from '#platform/database/database.server.ts';
import { type Engine, engineSql } from '#platform/database/engine.server.ts';
import { retryTransientFaults } from '#platform/database/transact.server.ts';
import { UnusableDataError } from '#platform/database/unusable-data.server.ts';
import { migrations } from './migrate.server.ts';
import { migratedColumns } from './migrated-columns.server.ts';
import { recordMissingHashes } from './recorded-hashes.server.ts';

const mostNamed = 5;
/** The tables that SQLite keeps for its full-text indexes; PostgreSQL has none for them. */
const fullTextTables = /^search_(words|parts)/;

async function existingColumns({ forMigrations, engine }: Database): Promise<string[]> {
  const { rows } = await engineSql[engine].selectColumns.execute(forMigrations);
  return rows.map(({ name }) => name);
}

/** Returns the columns that the migrations make; both engines have the same but for full-text indexes. */
async function expectedColumns(engine: Engine): Promise<string[]> {
  const columns = await migratedColumns();
  return engine === 'sqlite' ? columns : columns.filter((name) => !fullTextTables.test(name));
}

/**
 * Compares the columns of a migrated database with those that the migrations make, then records the
 * hashes that it lacks. Throws `UnusableDataError`, which names the missing columns.
 */
export async function checkSchema(database: Database): Promise<void> {
  const existing = new Set(await retryTransientFaults(() => existingColumns(database)));
  const missing = (await expectedColumns(database.engine)).filter(
    (column) => !existing.has(column),
  );
  if (missing.length > 0) {
    const more = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
    throw new UnusableDataError(
      `The database ${database.location} lacks ${missing.slice(0, mostNamed).join(', ')}${more}, although its migrations have run; restore a backup that has it (npm run restore -- <backup>)`,
    );
  }
  const applied = migrations.map(({ name }) => name);
  await retryTransientFaults(() => recordMissingHashes(database, applied));
}
