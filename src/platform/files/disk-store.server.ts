import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore, StoredFile } from './file-store.server.ts';

const shard = /^[0-9a-f]{2}$/;

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

async function* filesIn(folder: string): AsyncIterable<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Keeps files in a folder: `ab/cdef…` below it, each written whole before it has its name. */
export function createDiskStore(folder: string): FileStore {
  async function changedAt(place: string): Promise<number | null> {
    try {
      return (await stat(join(folder, place))).mtimeMs;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    storage: 'disk',
    async put(place, path) {
      const target = join(folder, place);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const handle = await open(path, 'r+');
      try {
        // What was stored lately is not removed as unused.
        const now = new Date();
        await handle.utimes(now, now);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(path, target);
      await flush(dirname(target));
    },
    async read(place, range) {
      try {
        const handle = await open(join(folder, place), 'r');
        return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove({ place, changedAt: known }) {
      if ((await changedAt(place)) === known) await rm(join(folder, place), { force: true });
    },
    async *list(): AsyncIterable<StoredFile> {
      for await (const first of filesIn(folder)) {
        if (!shard.test(first)) continue;
        for await (const rest of filesIn(join(folder, first))) {
          const place = `${first}/${rest}`;
          const at = await changedAt(place);
          if (at !== null) yield { place, changedAt: at };
        }
      }
    },
  };
}
