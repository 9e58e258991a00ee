import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { UnreadableFile } from './incoming.ts';

/** The largest file that a browser may send; a command reads larger ones. */
const mostBytes = 256 * 1024 * 1024;

/** Calls `use` with the path of a file that holds a body, and removes it afterwards. */
export async function withReceivedFile<Value>(
  body: globalThis.ReadableStream<Uint8Array> | null,
  use: (path: string) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'entrada-import-'));
  try {
    const path = join(folder, 'file');
    let bytes = 0;
    const limited = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (bytes > mostBytes) done(new UnreadableFile('too_large', '', '256 MB'));
        else done(null, chunk);
      },
    });
    const source = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
    await pipeline(source, limited, createWriteStream(path, { mode: 0o600 }));
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
