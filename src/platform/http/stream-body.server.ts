import type { Context } from 'hono';
import { allowLongBody } from './body-time.server.ts';

/** Yields the body of a request chunk by chunk; it may take as long as bytes arrive. */
export async function* streamBody(c: Context): AsyncIterable<Uint8Array> {
  const keepOpen = allowLongBody(c);
  for await (const chunk of c.req.raw.body ?? []) {
    keepOpen();
    yield chunk;
  }
}
