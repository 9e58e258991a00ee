import { seedIfEmpty } from '#database/seed.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import {
  createMigratedDatabase,
  createTestDatabase,
  type Engine,
  type TestDatabase,
} from '../harness/test-database.ts';

export type OpenDatabase = ReturnType<typeof openPlace>;

/** Creates and opens an empty database. `openAnother` opens it again, as a second process would. */
export async function openEmptyDatabase(engine?: Engine): Promise<OpenDatabase> {
  return openPlace(await createTestDatabase(engine));
}

function openPlace({ settings, env, dispose }: TestDatabase) {
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

/** Creates and opens a database with the product's tables; `seeded` adds the sample content. */
export async function openMigratedDatabase({
  engine,
  seeded = false,
}: {
  engine?: Engine;
  seeded?: boolean;
} = {}): Promise<OpenDatabase> {
  const open = openPlace(await createMigratedDatabase(engine));
  if (seeded) await seedIfEmpty(open.database, () => new Date());
  return open;
}
