import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '#core/ids.server.ts';
import { currentRequest } from '#platform/logger.server.ts';
import type { PageStore } from './page-store.server.ts';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';
import type { SendStored } from './send-stored.server.ts';
import type { FreshResponse } from './stored-response.server.ts';

/** Returns how to create the response of an address that may be stored, or null for any other. */
export type FindNew = (address: string) => (() => Promise<FreshResponse>) | null;

type Exchange = { request: IncomingMessage; response: ServerResponse };

type NewResponderSetup = {
  store: PageStore;
  send: SendStored;
  findNew: FindNew;
  /** Called once a request is responded to. */
  onEnd(exchange: Exchange, requestId: string, started: number): void;
  /** Responds in place of what failed. */
  onFailure(exchange: Exchange, failure: { requestId: string; error: Error }): void;
};

/**
 * Returns a function that creates and stores the response of a plain request without the framework.
 * It returns false and does nothing if the request is not plain or its response may not be stored.
 */
export function createNewResponder({ store, send, findNew, onEnd, onFailure }: NewResponderSetup) {
  async function respond(
    { request, response }: Exchange,
    plain: PlainRequest,
    create: () => Promise<FreshResponse>,
    requestId: string,
  ): Promise<void> {
    const address = request.url ?? '';
    const page = await store.get(address, create);
    const body = await store.bodyOf(address, page, plain.encoding);
    send({ request, response }, page, plain, body, ['X-Request-Id', requestId]);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const plain = readPlainRequest(request.method, request.rawHeaders);
    const create = plain && findNew(request.url ?? '');
    if (!create) return false;
    const exchange = { request, response };
    const requestId = newId();
    const started = performance.now();
    currentRequest
      .run(requestId, () => respond(exchange, plain, create, requestId))
      .then(
        () => onEnd(exchange, requestId, started),
        (error) => onFailure(exchange, { requestId, error }),
      );
    return true;
  };
}
