import type { Context } from 'hono';
import { compress } from './compress.server.ts';
import { acceptedEncoding } from './encodings.ts';
import { namesTag } from './entity-tags.ts';
import type { PageStore } from './page-store.server.ts';
import {
  cacheControlAt,
  contentHeaders,
  entityTag,
  type FreshResponse,
  type StoredResponse,
} from './stored-response.server.ts';

function encodingOf(c: Context) {
  return acceptedEncoding(c.req.header('Accept-Encoding') ?? '');
}

/** Responds within the framework as `createStoreResponder` does without it. */
export async function respondWithStored(
  c: Context,
  { store, address, response }: { store: PageStore; address: string; response: StoredResponse },
): Promise<Response> {
  const encoding = encodingOf(c);
  const isStorable = response.status === 200;
  const { value } = cacheControlAt(Date.now(), response);
  for (const header of contentHeaders(response, encoding, isStorable ? value : 'no-store'))
    c.header(...header);
  const known = c.req.header('If-None-Match');
  if (isStorable && known !== undefined && namesTag(known, entityTag(response, encoding)))
    return c.body(null, 304);
  const body = await store.bodyOf(address, response, encoding);
  c.header('Content-Length', String(body.length));
  return c.body(body, response.status as 200);
}

/** Responds with a page of one visitor. */
export async function respondUnstored(
  c: Context,
  { status, body, contentType }: FreshResponse,
): Promise<Response> {
  const encoding = encodingOf(c);
  const bytes = await compress(Buffer.from(body), encoding);
  c.header('Content-Type', contentType);
  c.header('Vary', 'Accept-Encoding');
  c.header('Cache-Control', 'no-store');
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Content-Length', String(bytes.length));
  return c.body(bytes, status as 200);
}
