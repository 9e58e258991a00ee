import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from './encodings.ts';
import { namesTag } from './entity-tags.ts';
import type { PlainRequest } from './plain-request.ts';
import {
  cacheControlAt,
  contentHeaders,
  entityTag,
  type ResponseHead,
  type StoredResponse,
} from './stored-response.server.ts';

type Headers = readonly (readonly [name: string, value: string])[];
type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Sends a page in the encoding of a request; `more` are headers of this response alone. */
export type SendStored = (
  exchange: Exchange,
  page: StoredResponse,
  plain: PlainRequest,
  body: Buffer<ArrayBuffer>,
  more?: readonly string[],
) => void;

type SenderSetup = {
  /** The headers that every response at a path has. */
  headersOf: (path: string) => Headers;
  now: () => number;
};

/** Returns a function that sends stored responses without the framework; each head is built once. */
export function createStoredSender({ headersOf, now }: SenderSetup): SendStored {
  function buildHead(page: StoredResponse, encoding: Encoding, length: number, path: string) {
    const { value, until } = cacheControlAt(now(), page);
    const headers = [...contentHeaders(page, encoding, value), ...headersOf(path)].flat();
    const full = [...headers, 'Content-Length', String(length)];
    return { until, full, notModified: headers } satisfies ResponseHead;
  }

  function headOf(page: StoredResponse, encoding: Encoding, length: number, url: string) {
    const known = page.heads[encoding];
    if (known && now() <= known.until) return known;
    const head = buildHead(page, encoding, length, url.split('?', 1)[0] ?? '');
    page.heads[encoding] = head;
    return head;
  }

  return ({ request, response }, page, { encoding, ifNoneMatch }, body, more = []) => {
    const { full, notModified } = headOf(page, encoding, body.length, request.url ?? '');
    const isKnown =
      ifNoneMatch !== null &&
      page.status === 200 &&
      namesTag(ifNoneMatch, entityTag(page, encoding));
    if (isKnown) response.writeHead(304, [...notModified, ...more]).end();
    else {
      response.writeHead(page.status, more.length === 0 ? full : [...full, ...more]);
      response.end(request.method === 'HEAD' ? undefined : body);
    }
  };
}
