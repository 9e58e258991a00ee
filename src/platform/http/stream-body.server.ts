import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { allowLongBody } from './body-time.server.ts';

/** The chunks of a body. Those of a connection are its own; as a web stream each would be copied. */
function chunksOf(c: Context): { chunks: AsyncIterable<Uint8Array>; isOwn: boolean } {
  // Calls within the process have no connection.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (incoming === undefined) return { chunks: c.req.raw.body ?? noChunks(), isOwn: false };
  // A refused body is left to the server, which has to answer over the same connection.
  return { chunks: incoming.iterator({ destroyOnReturn: false }), isOwn: true };
}

async function* noChunks(): AsyncIterable<Uint8Array> {}

/** Frees the memory of a chunk at once: what uploads leave to the collector exceeds 200 MB. */
function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Yields the body of a request chunk by chunk, each until the next; it may take as long as bytes arrive. */
export async function* streamBody(c: Context): AsyncIterable<Uint8Array> {
  const keepOpen = allowLongBody(c);
  const { chunks, isOwn } = chunksOf(c);
  for await (const chunk of chunks) {
    keepOpen();
    yield chunk;
    if (isOwn) release(chunk);
  }
}
