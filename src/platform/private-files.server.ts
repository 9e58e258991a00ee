import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ofOthers = 0o077;
const sticky = 0o1000;

/**
 * Takes the rights of everybody but the owner from what exists. A folder that all share (`/tmp`)
 * stays as it is, and so does what belongs to another user.
 */
function takeFromOthers(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & ofOthers) !== 0 && (mode & sticky) === 0) chmodSync(path, mode & 0o700);
  } catch {
    // It is gone, or not ours to change.
  }
}

/** Makes the folder if there is none; only its owner may enter it. Throws what `mkdir` throws. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  takeFromOthers(path);
}

/** Makes an empty file if there is none; only its owner may read it. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  takeFromOthers(path);
}

/** Takes the files of `folder` whose names match from everybody but their owner. */
export function makeFilesPrivate(folder: string, names: RegExp): void {
  for (const name of readdirSync(folder)) if (names.test(name)) takeFromOthers(join(folder, name));
}
