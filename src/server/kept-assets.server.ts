import { randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

// Pages of a build are shown by caches, tabs and other servers after it was replaced. They load files
// whose names have a hash of their content, so that files of several builds lie beside one another.

const parts = ['client', 'admin'] as const;

/** Milliseconds for which the files of a build are kept after a server last ran it. */
const keptFor = 7 * 86_400_000;

const folderOf = (root: string, part: (typeof parts)[number]) => join(root, part, 'assets');

/**
 * Returns the folder of the files of the last builds: beside the build, where all servers of a machine
 * share it, or in the data folder where the build is an image that cannot be written. Null if neither
 * can be written.
 */
export function keptAssetsFolder(build: string, dataDir: string): string | null {
  for (const folder of [join(build, 'kept'), join(dataDir, 'assets')])
    try {
      for (const part of parts) {
        mkdirSync(folderOf(folder, part), { recursive: true });
        accessSync(folderOf(folder, part), constants.W_OK);
      }
      return folder;
    } catch {
      // The next folder is tried.
    }
  return null;
}

async function copyOne(source: string, target: string): Promise<void> {
  // Another server of the same build may copy it at the same time.
  const unfinished = `${target}.${randomUUID()}.part`;
  await copyFile(source, unfinished, constants.COPYFILE_FICLONE);
  await rename(unfinished, target);
}

/**
 * Adds the files of a build that runs, marks them as in use at `now`, and removes those that no server
 * has run for a week. Safe while other servers do the same.
 */
export async function keepAssets(build: string, kept: string, now: Date): Promise<void> {
  for (const part of parts) {
    const [from, to] = [folderOf(build, part), folderOf(kept, part)];
    const there = new Set(await readdir(to));
    for (const name of await readdir(from)) {
      if (!there.has(name)) await copyOne(join(from, name), join(to, name));
      await utimes(join(to, name), now, now);
    }
    for (const name of there) {
      const { mtimeMs } = await stat(join(to, name)).catch(() => ({ mtimeMs: Number.NaN }));
      if (now.getTime() - mtimeMs > keptFor) await rm(join(to, name), { force: true });
    }
  }
}
