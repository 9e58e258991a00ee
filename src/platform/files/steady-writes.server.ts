import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const mostUnwritten = 256_000;
const betweenLooks = 100;

/**
 * Returns what writes to the end of a file that may be large, so that little of it waits for the disk at
 * a time: with ext4, a commit of the database waits for all that others have just written.
 */
export function steadyWriter(handle: FileHandle): (bytes: Uint8Array) => Promise<void> {
  let unwritten = 0;
  return async (bytes) => {
    await handle.writeFile(bytes);
    unwritten += bytes.length;
    if (unwritten < mostUnwritten) return;
    unwritten = 0;
    await handle.datasync();
  };
}

/** Does the same for a file that `work` has written by something else, such as a database. */
export async function writtenSteadily<Value>(
  path: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const over = new AbortController();
  async function flush(): Promise<void> {
    while (!over.signal.aborted) {
      const handle = await open(path, 'r+').catch(() => null);
      await handle?.datasync().finally(() => handle.close());
      await sleep(betweenLooks, null, { signal: over.signal }).catch(() => {});
    }
  }
  // What cannot be handed over early is written all the same.
  const flushing = flush().catch(() => {});
  try {
    return await work();
  } finally {
    over.abort();
    await flushing;
  }
}
