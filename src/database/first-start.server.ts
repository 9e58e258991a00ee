import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  databaseName,
  lockName,
  prepareDataFolder,
} from '#platform/database/data-folder.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { UnusableDataError } from '#platform/database/unusable-data.server.ts';
import { SettingError, type Settings } from '#platform/env.server.ts';
import { migrations, pendingMigrations } from './migrate.server.ts';

type Place = Pick<Settings, 'dataDir' | 'databaseUrl' | 'origin'>;

/** There is no database, and this start must not create one. The message has the remedy. */
export class NoDatabaseError extends SettingError {
  override name = 'NoDatabaseError';
}

function isFilled(path: string): boolean {
  if (!existsSync(path)) return false;
  const stat = statSync(path);
  return stat.isDirectory() ? readdirSync(path).length > 0 : stat.size > 0;
}

function isPublic({ origin }: Place): boolean {
  return origin.startsWith('https:');
}

const leftBehind = /^(mail|backups|before-restore-.*|server\.lock|.*\.sqlite(-wal)?|.*\.dump)$/;

/** Returns the files of an earlier site. A killed first start leaves only a lock and an empty database. */
function remainsIn(dataDir: string): string[] {
  if (!existsSync(dataDir) || !statSync(dataDir).isDirectory()) return [];
  const isClaimed = existsSync(join(dataDir, databaseName));
  return readdirSync(dataDir)
    .filter((name) => leftBehind.test(name) && name !== databaseName)
    .filter((name) => (name === lockName ? !isClaimed : isFilled(join(dataDir, name))))
    .sort();
}

/** Throws `NoDatabaseError` if a site has used the folder but its database is missing. */
export function refuseLostDatabase({ dataDir, databaseUrl }: Place): void {
  if (databaseUrl !== null || isFilled(join(dataDir, databaseName))) return;
  const remains = remainsIn(dataDir);
  if (remains.length === 0) return;
  throw new NoDatabaseError(
    `The data folder ${dataDir} holds ${remains.join(', ')} but no database ${databaseName}, so it is not filled with samples. Put the database back (npm run restore -- <backup>), or set DATA_DIR to an empty folder for a new site.`,
  );
}

function refuseToCreate(where: string, remedy: string): never {
  throw new NoDatabaseError(
    `There is no database in ${where}. Where ORIGIN is https a start makes none: ${remedy} For a new site make it once by: npm run owner -- init`,
  );
}

function claim(dataDir: string): void {
  try {
    writeFileSync(join(dataDir, databaseName), '', { mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UnusableDataError(
      `The data folder ${dataDir} cannot be written (${code}); make it a folder that this user may write in, on a disk that is not read-only, or set DATA_DIR to another one`,
    );
  }
}

/**
 * Checks the folder of the embedded database before it is locked. Throws `NoDatabaseError` if its
 * database is missing, or if it is empty and the site is public. Otherwise claims an empty folder.
 */
export function checkFolderAtStart(place: Place): void {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl !== null || isFilled(join(dataDir, databaseName))) return;
  refuseLostDatabase(place);
  if (isPublic(place))
    refuseToCreate(dataDir, 'the disk may not be mounted, or DATA_DIR may be another folder.');
  // Claimed before anything else is written, so that a first start that was killed can be repeated.
  prepareDataFolder(dataDir);
  if (!existsSync(join(dataDir, databaseName))) claim(dataDir);
}

/** Throws `NoDatabaseError` if the site is public and its database has no schema. Call it before the migrations. */
export async function checkSchemaAtStart(database: Database, place: Place): Promise<void> {
  if (!isPublic(place)) return;
  const pending = await pendingMigrations(database);
  if (pending.length === migrations.length)
    refuseToCreate(
      place.databaseUrl === null ? place.dataDir : 'DATABASE_URL',
      'the address may be that of another database.',
    );
}
