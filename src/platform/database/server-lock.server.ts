import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '#platform/private-files.server.ts';
import { lockName, prepareDataFolder } from './data-folder.server.ts';
import { isBusyFile } from './faults.server.ts';
import { UnusableDataError } from './unusable-data.server.ts';

/** Another server holds the folder. The message names the folder and what to do. */
export class FolderInUseError extends UnusableDataError {
  override name = 'FolderInUseError';
}

const longestWait = 1000;

function takeLock(path: string): DatabaseSync {
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
 * Takes the folder of the embedded database for one server. The lock is the operating system's,
 * so it ends with the process, however that ends. Owner's commands do not take it.
 * Throws `FolderInUseError` when another server has it for longer than a second, and
 * `UnusableDataError` when the folder or its lock file cannot be used.
 */
export function lockFolder(dataDir: string): { release(): void } {
  prepareDataFolder(dataDir);
  const path = join(dataDir, lockName);
  try {
    const lock = takeLock(path);
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
