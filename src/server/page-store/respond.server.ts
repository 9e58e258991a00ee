import type { Context } from 'hono';
import { compress } from './compress.server.ts';
import { acceptedEncoding, type Encoding } from './encodings.ts';
import { namesTag } from './entity-tags.ts';
import type { PageStore } from './page-store.server.ts';
import {
  cacheControlAt,
  contentHeaders,
  type DescribedResponse,
  describeResponse,
  entityTag,
  type FreshResponse,
} from './stored-response.server.ts';

function encodingOf(c: Context): Encoding {
  return acceptedEncoding(c.req.header('Accept-Encoding') ?? '');
}

/** Responds within the framework as `createStoreResponder` does without it. */
async function respond(
  c: Context,
  { response, now }: { response: DescribedResponse; now: number },
  bodyIn: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>,
): Promise<Response> {
  const encoding = encodingOf(c);
  const { value } = cacheControlAt(now, response);
  for (const header of contentHeaders(response, encoding, value)) c.header(...header);
  const known = response.status === 200 && c.req.header('If-None-Match');
  if (known && response.caching !== 'private' && namesTag(known, entityTag(response, encoding)))
    return c.body(null, 304);
  const body = await bodyIn(encoding);
  c.header('Content-Length', String(body.length));
  return c.body(body, response.status as 200);
}

/** Responds with what is stored under an address, or stores what `create` returns. */
export async function respondStored(
  c: Context,
  { store, address }: { store: PageStore; address: string },
  create: () => Promise<FreshResponse>,
): Promise<Response> {
  const response = await store.get(address, create);
  const now = store.now();
  return respond(c, { response, now }, (encoding) => store.bodyOf(address, response, encoding));
}

/** Responds at `now` with something that is not stored, compressed for this request alone. */
export function respondOnce(c: Context, fresh: FreshResponse, now: number): Promise<Response> {
  const body = Buffer.from(fresh.body);
  const response = describeResponse(fresh, body);
  return respond(c, { response, now }, (encoding) => compress(body, encoding));
}
