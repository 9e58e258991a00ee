import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFilesPrivate, makePrivateFolder } from '#platform/private-files.server.ts';
import { UnusableDataError } from './unusable-data.server.ts';

export const databaseName = 'entrada.sqlite';
export const lockName = 'server.lock';

/** Bytes. A smaller database is read whole at its opening, in the time in which another process would start. */
export const readAtOnce = 16_000_000;

const personal = /(\.(sqlite|dump|lock)(-(wal|shm|journal))?|^backups|^files|^mail)$/;

/**
 * Creates the folder if it does not exist, and restricts it and the databases and backups in it to
 * their owner. Throws `UnusableDataError` if it cannot be used.
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
