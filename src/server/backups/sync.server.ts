import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until what was written to a file, or the names in a folder, are on the disk. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
