import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageStore } from './page-store.server.ts';
import { readPlainRequest } from './plain-request.ts';
import type { SendStored } from './send-stored.server.ts';
import type { StoredResponse } from './stored-response.server.ts';

export type StoreResponder = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Returns a function that responds to a request with what the store holds, without the framework.
 * It returns false and does nothing if the store has nothing, or the request is not plain.
 */
export function createStoreResponder(store: PageStore, send: SendStored): StoreResponder {
  function find(url: string): StoredResponse | null {
    const exact = store.find(url);
    const query = exact === null ? url.indexOf('?') : -1;
    if (query === -1) return exact;
    const page = store.find(url.slice(0, query));
    const names = page?.queryNames;
    return names && !names.some((name) => url.includes(name, query)) ? page : null;
  }

  return (request, response) => {
    const page = find(request.url ?? '');
    const plain = page && readPlainRequest(request.method, request.rawHeaders);
    const body = plain && page.bodies[plain.encoding];
    if (!body) return false;
    send({ request, response }, page, plain, body);
    return true;
  };
}
