import { join } from 'node:path';
import { migrate } from '#database/migrate.server.ts';
import { databaseName } from '#platform/database/data-folder.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { createTestDatabase, dropCopies, type Engine, migratedVariable } from './test-database.ts';

/**
 * Vitest's global setup of projects that need tables: migrates one database of each engine, which
 * `createMigratedDatabase` copies. A run of migrations takes longer than most files of tests.
 */
async function migrateOnce(engine: Engine): Promise<() => Promise<void>> {
  const place = await createTestDatabase(engine);
  const { dataDir, databaseUrl = null } = place.settings;
  const database = openDatabase({ dataDir, databaseUrl });
  await migrate(database);
  // PostgreSQL copies no database that somebody is connected to; the embedded one is then one file.
  await database.close();
  process.env[migratedVariable[engine]] = databaseUrl
    ? new URL(databaseUrl).pathname.slice(1)
    : join(dataDir, databaseName);
  return async () => {
    delete process.env[migratedVariable[engine]];
    if (databaseUrl) await dropCopies(new URL(databaseUrl).pathname.slice(1));
    await place.dispose();
  };
}

export default async function setup(): Promise<() => Promise<void>> {
  const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['sqlite', 'postgres'] : ['sqlite'];
  const missing = engines.filter((engine) => process.env[migratedVariable[engine]] === undefined);
  const disposals = await Promise.all(missing.map(migrateOnce));
  return async () => {
    for (const dispose of disposals) await dispose();
  };
}
