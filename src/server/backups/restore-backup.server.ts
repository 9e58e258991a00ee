import { checkFileOf, readBackupCheck } from '#platform/backups/backup-check.server.ts';
import { engineOfBackup } from '#platform/backups/backup-files.ts';
import type { Settings } from '#platform/env.server.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { firstBytes } from './first-bytes.server.ts';
import { hashFile } from './hash-file.server.ts';
import { restorePostgres } from './restore-postgres.server.ts';
import { restoreSqlite } from './restore-sqlite.server.ts';

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
  const written = readBackupCheck(file)?.sha256 ?? null;
  if (written !== null && (await hashFile(file)) !== written)
    throw new BackupRefusal(
      `${file} is damaged: it has other bytes than were written. Use another backup. If there is none, remove ${checkFileOf(file)} to restore what can be read.`,
    );
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
