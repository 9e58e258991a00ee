import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '#platform/backups/backup-files.ts';
import { databaseName } from '#platform/database/data-folder.server.ts';
import { FolderInUseError, lockFolder } from '#platform/database/server-lock.server.ts';
import { makePrivateFolder } from './back-up.server.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { checkSqlite } from './sqlite-backup.server.ts';
import { sync } from './sync.server.ts';

function lock(dataDir: string): { release(): void } {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new BackupRefusal(
      `A server runs on the data folder ${dataDir}: stop it first (systemctl stop entrada, or Ctrl+C where npm start runs), then restore. Nothing was changed.`,
    );
  }
}

/**
 * Moves the database and its log away, the database first. If that is interrupted, no database is
 * left, so that no start can use a file without its log or with the log of another.
 */
function moveAside(dataDir: string, aside: string): string | null {
  const names = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`];
  const found = names.filter((name) => existsSync(join(dataDir, name)));
  if (found.length === 0) return null;
  makePrivateFolder(aside);
  for (const name of found) {
    renameSync(join(dataDir, name), join(aside, name));
    chmodSync(join(aside, name), 0o600);
    sync(dataDir);
  }
  return aside;
}

/**
 * Replaces the embedded database with a backup. Returns the folder that holds the previous one, or
 * null if there was none. Throws `BackupRefusal`, with nothing changed.
 */
export function restoreSqlite(file: string, dataDir: string, now: Date): string | null {
  makePrivateFolder(dataDir);
  const folderLock = lock(dataDir);
  const copy = join(dataDir, `${databaseName}.restoring`);
  try {
    copyFileSync(file, copy);
    chmodSync(copy, 0o600);
    sync(copy);
    checkSqlite(copy);
    const aside = moveAside(dataDir, join(dataDir, `before-restore-${stampOf(now)}`));
    renameSync(copy, join(dataDir, databaseName));
    sync(dataDir);
    return aside;
  } finally {
    rmSync(copy, { force: true });
    folderLock.release();
  }
}
