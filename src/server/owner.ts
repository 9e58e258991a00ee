import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseLostDatabase } from '#database/first-start.server.ts';
import { pendingMigrations } from '#database/migrate.server.ts';
import { databaseName } from '#platform/database/data-folder.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { UnusableDataError } from '#platform/database/unusable-data.server.ts';
import { readSettings, SettingError, type Settings } from '#platform/env.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { OwnerRefusal } from '#platform/owner/owner-command.ts';
import { createServices } from './create-services.server.ts';
import { initCommand } from './owner/init.owner.server.ts';
import { ownerCommands } from './owner/owner-commands.server.ts';
import { runOwnerCommand } from './owner/run-owner-command.server.ts';

/** The place of a database that `init` makes. */
function openNewDatabase(settings: Settings): Database {
  refuseLostDatabase(settings);
  return openDatabase(settings);
}

/** Opens the server's database; a command neither creates one nor changes its schema. */
async function openServersDatabase(settings: Settings): Promise<Database> {
  const isMissing =
    settings.databaseUrl === null && !existsSync(join(settings.dataDir, databaseName));
  if (isMissing)
    throw new OwnerRefusal(
      `There is no database in ${settings.dataDir} yet: run npm start first, or npm run owner -- init where ORIGIN is https.`,
    );
  const database = openDatabase(settings);
  const pending = await pendingMigrations(database).catch(async (error) => {
    await database.close();
    throw error;
  });
  if (pending.length === 0) return database;
  await database.close();
  throw new OwnerRefusal(
    'The database is older than this version: start the server once (npm start), then try again.',
  );
}

async function main(): Promise<void> {
  const settings = readSettings();
  const args = process.argv.slice(2);
  const open = args[0] === initCommand.name ? openNewDatabase : openServersDatabase;
  let database: Database | null = null;
  const outcome = await runOwnerCommand(ownerCommands, args, async () => {
    database = await open(settings);
    // The running server finds waiting mails by itself.
    return createServices(settings, {
      database,
      logger: createLogger('silent'),
      wakeOutbox() {},
      wakeJob() {},
    });
  });
  await (database as Database | null)?.close();
  if (outcome.file !== null) writeFileSync(outcome.file, outcome.output, { mode: 0o600 });
  else process.stdout.write(outcome.output);
  process.stderr.write(outcome.error);
  process.exitCode = outcome.code;
}

try {
  await main();
} catch (error) {
  const { code, message } = error as { code?: string; message: string };
  const known = error instanceof SettingError || error instanceof UnusableDataError;
  process.stderr.write(known ? `${message}\n` : `It failed: ${code ?? ''} ${message}\n`);
  process.exitCode = 1;
}
