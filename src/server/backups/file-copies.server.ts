import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sync } from './sync.server.ts';

const shard = /^[0-9a-f]{2}$/;
const stored = /^[0-9a-f]{62}(\.\d+\.\w+)?$/;

/** The places of the files in a folder of files: `ab/cdef…`. */
export function placesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => shard.test(name))
    .flatMap((name) =>
      readdirSync(join(folder, name))
        .filter((rest) => stored.test(rest))
        .map((rest) => `${name}/${rest}`),
    );
}

/** Returns the SHA-256 that names a file, in hex; null for a copy of a picture, which it does not name. */
export function contentHashOf(place: string): string | null {
  const hash = place.replace('/', '');
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null;
}

/** Copies what `target` lacks; a file of one place is always the same. Returns how many it copied. */
function copyMissing(source: string, target: string): number {
  let copied = 0;
  for (const place of placesIn(source)) {
    const copy = join(target, place);
    if (existsSync(copy)) continue;
    mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
    const part = `${copy}.part`;
    copyFileSync(join(source, place), part, constants.COPYFILE_FICLONE);
    chmodSync(part, 0o600);
    sync(part);
    renameSync(part, copy);
    copied += 1;
  }
  return copied;
}

/** The folder beside the backups that holds the files of all of them. */
export function backedUpFiles(folder: string): string {
  return join(folder, 'files');
}

/**
 * Copies the site's files beside the backups, each once for all backups, after the database: what it
 * names is then in place. Copies that no kept backup can name, as they were gone before the oldest
 * was made, are removed. Returns how many files were new.
 */
export function backUpFiles(
  source: string,
  folder: string,
  { now, oldest }: { now: Date; oldest: Date },
): number {
  const target = backedUpFiles(folder);
  const copied = copyMissing(source, target);
  for (const place of placesIn(target)) {
    const copy = join(target, place);
    if (existsSync(join(source, place))) utimesSync(copy, now, now);
    else if (statSync(copy).mtimeMs < oldest.getTime()) rmSync(copy, { force: true });
  }
  return copied;
}

/** Puts the files beside a backup back where the site keeps them. Returns how many were missing. */
export function restoreFiles(folder: string, target: string): number {
  return copyMissing(backedUpFiles(folder), target);
}
