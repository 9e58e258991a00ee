import { closeSync, openSync, readSync } from 'node:fs';
import { BackupRefusal } from './backup-refusal.ts';

const longestMark = 16;

/** Returns the bytes by which a backup is recognized. Throws `BackupRefusal` if it cannot be read. */
export function firstBytes(file: string): Uint8Array {
  let opened: number;
  try {
    opened = openSync(file, 'r');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupRefusal(
      `The backup ${file} cannot be read (${code}). Name the file that npm run backup has written.`,
    );
  }
  try {
    const start = new Uint8Array(longestMark);
    return start.subarray(0, readSync(opened, start));
  } finally {
    closeSync(opened);
  }
}
