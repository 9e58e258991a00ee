import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another server holds the folder. The message names the folder and what to do. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Takes the folder of the embedded database for one server. The lock is the operating system's,
 * so it ends with the process, however that ends. Owner's commands do not take it.
 * Throws `FolderInUseError` when another server has it for longer than a second.
 */
export function lockFolder(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 1000 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch {
    lock.close();
    throw new FolderInUseError(
      `Another server already uses the data folder ${dataDir}; stop it, or set DATA_DIR to another folder`,
    );
  }
  return { release: () => lock.close() };
}
