import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFilesPrivate, makePrivateFolder } from '#platform/private-files.server.ts';
import { UnusableDataError } from './unusable-data.server.ts';

export const databaseName = 'entrada.sqlite';
export const lockName = 'server.lock';

const personal = /(\.(sqlite|dump|lock)(-(wal|shm|journal))?|^backups|^mail)$/;
const leftBehind = /^(mail|backups|server\.lock|entrada\.sqlite-wal|.*backup.*|.*\.(sqlite|dump))$/;

/**
 * Makes the folder if there is none, and takes it and the databases and backups in it from
 * everybody but their owner. Throws `UnusableDataError` when it cannot be used.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    makePrivateFolder(dataDir);
    makeFilesPrivate(dataDir, personal);
    const backups = join(dataDir, 'backups');
    if (existsSync(backups)) makeFilesPrivate(backups, /./);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UnusableDataError(
      `The data folder ${dataDir} cannot be used (${code}); make it a folder that this user may write in, or set DATA_DIR to another one`,
    );
  }
}

/**
 * Refuses a folder that had a database: it would be filled with samples where a disk is not
 * mounted, or a restore not finished. Throws `UnusableDataError`.
 */
export function refuseLostDatabase(dataDir: string): void {
  const path = join(dataDir, databaseName);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? null;
  if (size !== null && size > 0) return;
  // A first start that was killed leaves a lock and an empty file.
  const ignored = size === 0 ? [databaseName, lockName] : [];
  const found = readdirSync(dataDir).filter(
    (name) => leftBehind.test(name) && !ignored.includes(name),
  );
  if (found.length === 0) return;
  throw new UnusableDataError(
    `The database ${path} is ${size === 0 ? 'empty' : 'missing'}, though its folder holds ${found.join(', ')}; put it back, from a backup if need be, or empty the folder to begin anew`,
  );
}
