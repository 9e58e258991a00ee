import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '#platform/private-files.server.ts';
import { lockName, prepareDataFolder } from './data-folder.server.ts';
import { isBusyFile } from './faults.server.ts';
import { UnusableDataError } from './unusable-data.server.ts';

/** Another server uses the folder. The message has the folder and the remedy. */
export class FolderInUseError extends UnusableDataError {
  override name = 'FolderInUseError';
}

const longestWait = 1000;

function acquireLock(path: string): DatabaseSync {
  makePrivateFile(path);
  const lock = new DatabaseSync(path, { timeout: longestWait });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * Locks the folder of the embedded database for one server. The operating system releases the lock
 * when the process ends, however it ends. Owner commands do not need it. Throws `FolderInUseError` if
 * another server keeps it for a second, `UnusableDataError` if the folder or lock file is unusable.
 */
export function lockFolder(dataDir: string): { release(): void } {
  prepareDataFolder(dataDir);
  const path = join(dataDir, lockName);
  try {
    const lock = acquireLock(path);
    return { release: () => lock.close() };
  } catch (error) {
    if (isBusyFile(error))
      throw new FolderInUseError(
        `Another server already uses the data folder ${dataDir}; stop it, or set DATA_DIR to another folder`,
      );
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UnusableDataError(
      `The lock file ${path} cannot be used (${code === 'ERR_SQLITE_ERROR' ? message : code}); remove it, a server makes a new one`,
    );
  }
}
