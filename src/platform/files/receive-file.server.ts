import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { makePrivateFolder } from '#platform/private-files.server.ts';
import { steadyWriter } from './steady-writes.server.ts';

/** A file that has arrived, not yet stored. */
export type ReceivedFile = { path: string; sha256: string; size: number };

/**
 * Writes a stream to a new file `<id>.part` of `folder`, chunk by chunk. Leaves no file when it is
 * refused or when the stream breaks off, whose error it throws.
 */
export async function receiveFile(
  body: AsyncIterable<Uint8Array>,
  { folder, most }: { folder: string; most: number },
): Promise<Result<ReceivedFile, 'too_large'>> {
  makePrivateFolder(folder);
  const path = join(folder, `${newId()}.part`);
  const handle = await open(path, 'wx', 0o600);
  const write = steadyWriter(handle);
  const hash = createHash('sha256');
  let size = 0;
  let isWhole = false;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > most) return refuse('too_large');
      hash.update(chunk);
      await write(chunk);
    }
    isWhole = true;
    return accept({ path, sha256: hash.digest('hex'), size });
  } finally {
    await handle.close();
    if (!isWhole) await rm(path, { force: true });
  }
}
