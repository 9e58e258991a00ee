import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const groupAndOthers = 0o077;
const sticky = 0o1000;

/**
 * Removes all permissions but the owner's from a file or folder. Leaves a shared folder (`/tmp`) and
 * what belongs to another user as they are.
 */
function restrictToOwner(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & groupAndOthers) !== 0 && (mode & sticky) === 0) chmodSync(path, mode & 0o700);
  } catch {
    // It was removed, or belongs to another user.
  }
}

/** Creates the folder if it does not exist; only its owner may enter it. Throws what `mkdir` throws. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  restrictToOwner(path);
}

/** Creates an empty file if it does not exist; only its owner may read it. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  restrictToOwner(path);
}

/** Restricts the files of `folder` whose names match to their owner. */
export function makeFilesPrivate(folder: string, names: RegExp): void {
  for (const name of readdirSync(folder)) if (names.test(name)) restrictToOwner(join(folder, name));
}
