import { migrate } from '#database/migrate.server.ts';
import { seedIfEmpty } from '#database/seed.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { createTestDatabase, type Engine } from '../harness/test-database.ts';

export type OpenDatabase = Awaited<ReturnType<typeof openEmptyDatabase>>;

/** Creates and opens an empty database. `openAnother` opens it again, as a second process would. */
export async function openEmptyDatabase(engine?: Engine) {
  const { settings, env, dispose } = await createTestDatabase(engine);
  const opened: Database[] = [];
  const idleErrors: Error[] = [];
  function openAnother(): Database {
    const { dataDir, databaseUrl = null } = settings;
    const database = openDatabase({ dataDir, databaseUrl }, (error) => idleErrors.push(error));
    opened.push(database);
    return database;
  }
  return {
    database: openAnother(),
    settings,
    env,
    openAnother,
    /** The errors of idle connections so far. */
    idleErrors,
    async close() {
      for (const database of opened) await database.close().catch(() => {});
      await dispose();
    },
  };
}

/** Creates, opens and migrates a database; `seeded` adds the sample content. */
export async function openMigratedDatabase({
  engine,
  seeded = false,
}: {
  engine?: Engine;
  seeded?: boolean;
} = {}): Promise<OpenDatabase> {
  const open = await openEmptyDatabase(engine);
  await migrate(open.database);
  if (seeded) await seedIfEmpty(open.database, () => new Date());
  return open;
}
