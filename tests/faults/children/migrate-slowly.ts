import { migrate } from '#database/migrate.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { slowMigrations } from '../slow-migrations.ts';

// Goes half through the last step and stays there, to be killed.
const { DATA_DIR = '', DATABASE_URL = null } = process.env;
const database = openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
await migrate(
  database,
  slowMigrations(() => {
    console.log('half-way');
    return new Promise((resolve) => setTimeout(resolve, 600_000));
  }),
);
