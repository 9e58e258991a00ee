import { migrate } from '#database/migrate.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { slowMigrations } from '../slow-migrations.ts';

// Stops halfway through the last migration, to be killed there.
const { DATA_DIR = '', DATABASE_URL = null } = process.env;
const database = openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
await migrate(
  database,
  slowMigrations(() => {
    console.log('half-way');
    return new Promise((resolve) => setTimeout(resolve, 600_000));
  }),
);
