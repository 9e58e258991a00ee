import { closeSync, openSync, readSync } from 'node:fs';
import { engineOfBackup } from '#platform/backups/backup-files.ts';
import type { Settings } from '#platform/env.server.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { restorePostgres } from './restore-postgres.server.ts';
import { restoreSqlite } from './restore-sqlite.server.ts';

const longestMark = 16;

function firstBytes(file: string): Uint8Array {
  let opened: number;
  try {
    opened = openSync(file, 'r');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupRefusal(
      `The backup ${file} cannot be read (${code}). Name the file that npm run backup has written.`,
    );
  }
  try {
    const start = new Uint8Array(longestMark);
    return start.subarray(0, readSync(opened, start));
  } finally {
    closeSync(opened);
  }
}

/**
 * Checks a backup and replaces the database with it. Returns where the previous database is kept, or
 * null if there was none. Throws `BackupRefusal`, with nothing changed.
 */
export async function restoreBackup(
  file: string,
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  now: Date,
): Promise<string | null> {
  const engine = engineOfBackup(firstBytes(file));
  if (engine === null) throw new BackupRefusal(`${file} is no backup of this site.`);
  if (engine === 'postgres' && databaseUrl === null)
    throw new BackupRefusal(
      `${file} is a backup of PostgreSQL, but DATABASE_URL is not set: set it to the server to restore to.`,
    );
  if (engine === 'sqlite' && databaseUrl !== null)
    throw new BackupRefusal(
      `${file} is a backup of the embedded database, but DATABASE_URL names a PostgreSQL server: unset it to restore to DATA_DIR.`,
    );
  return databaseUrl === null
    ? restoreSqlite(file, dataDir, now)
    : restorePostgres(file, { dataDir, databaseUrl }, now);
}
