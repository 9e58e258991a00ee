import { migrate, migrations } from '#database/migrate.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';

// Prints the name of each migration when it begins, to be killed in the middle of it.
const { DATA_DIR = '', DATABASE_URL = null } = process.env;
const database = openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
await migrate(
  database,
  migrations.map((migration) => ({
    ...migration,
    up(db, engineSql) {
      console.log(migration.name);
      return migration.up(db, engineSql);
    },
  })),
);
await database.close();
