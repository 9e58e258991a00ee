import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from './encodings.ts';
import { namesTag } from './entity-tags.ts';
import type { PageStore } from './page-store.server.ts';
import { readPlainRequest } from './plain-request.ts';
import {
  cacheControlAt,
  contentHeaders,
  entityTag,
  type ResponseHead,
  type StoredResponse,
} from './stored-response.server.ts';

type Headers = readonly (readonly [name: string, value: string])[];

export type StoreResponder = (request: IncomingMessage, response: ServerResponse) => boolean;

type ResponderSetup = {
  store: PageStore;
  /** The headers that every response at a path has. */
  headersOf: (path: string) => Headers;
  now?: () => number;
};

/**
 * Returns a function that responds to a request with what the store holds, without the framework.
 * It returns false and does nothing if the store has nothing, or the request is not plain.
 */
export function createStoreResponder({
  store,
  headersOf,
  now = Date.now,
}: ResponderSetup): StoreResponder {
  function buildHead(
    page: StoredResponse,
    body: Buffer<ArrayBuffer>,
    encoding: Encoding,
    path: string,
  ) {
    const { value, until } = cacheControlAt(now(), page);
    const headers = [...contentHeaders(page, encoding, value), ...headersOf(path)].flat();
    const full = [...headers, 'Content-Length', String(body.length)];
    return { until, full, notModified: headers } satisfies ResponseHead;
  }

  function headOf(
    page: StoredResponse,
    body: Buffer<ArrayBuffer>,
    encoding: Encoding,
    path: string,
  ) {
    const known = page.heads[encoding];
    if (known && now() <= known.until) return known;
    const head = buildHead(page, body, encoding, path);
    page.heads[encoding] = head;
    return head;
  }

  function find(url: string): StoredResponse | null {
    const exact = store.find(url);
    const query = exact === null ? url.indexOf('?') : -1;
    if (query === -1) return exact;
    const page = store.find(url.slice(0, query));
    return page?.ignoresQuery ? page : null;
  }

  return (request, response) => {
    const url = request.url ?? '';
    const page = find(url);
    const plain = page && readPlainRequest(request.method, request.rawHeaders);
    if (!plain) return false;
    const { encoding, ifNoneMatch } = plain;
    const body = page.bodies[encoding];
    if (body === undefined) return false;
    const head = headOf(page, body, encoding, url.split('?', 1)[0] ?? '');
    if (ifNoneMatch !== null && namesTag(ifNoneMatch, entityTag(page, encoding))) {
      response.writeHead(304, head.notModified).end();
      return true;
    }
    response.writeHead(200, head.full).end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
