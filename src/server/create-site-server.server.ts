import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Hono } from 'hono';
import { limitBodyTime } from '#platform/http/body-time.server.ts';
import { type AppSetup, createSite, policySetupOf } from './app.server.ts';
import { rememberFailure } from './earlier-failure.server.ts';
import { logRequest } from './middleware/request-log.server.ts';
import { createSecurityHeaders } from './middleware/security-headers.server.ts';
import type { PageStore } from './page-store/page-store.server.ts';
import { createStoreResponder } from './page-store/respond-from-store.server.ts';
import { createAssetResponder } from './page-store/respond-with-asset.server.ts';
import { createNewResponder } from './page-store/respond-with-new.server.ts';
import { createStoredSender } from './page-store/send-stored.server.ts';

/**
 * Milliseconds that a client has to send the headers, and the whole request, which is the time for the
 * upload of a large file. Any other body has a minute (`limitBodyTime`), so that slow clients cannot
 * hold thousands of connections. An idle connection is kept for longer than nginx keeps it (60 s):
 * closed by us, it would take a press with it that is on its way.
 */
const httpTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 15 * 60_000,
  keepAliveTimeout: 75_000,
} as const;

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

// Imported as a module, `node:http` loads Node's fetch with it: a tenth of the time of a start.
const { createServer } = process.getBuiltinModule('node:http');

/** Requests since the start: served from memory, created to be stored, and all others. */
export type RequestCounts = { stored: number; created: number; framework: number };

export type SiteServer = { server: Server; counts: Readonly<RequestCounts> };

/**
 * Returns what responds by the framework. The first request that needs it loads the framework's adapter,
 * and with it Node's fetch, in a turn of its own: that takes some 30 ms, and its response as long again.
 */
function respondByFramework({ fetch }: Hono): Respond {
  let loading: Promise<Respond> | null = null;
  async function load(): Promise<Respond> {
    const { getRequestListener } = await import('@hono/node-server');
    await setImmediate();
    return getRequestListener(fetch);
  }
  return async (request, response) => {
    loading ??= load().catch((error: unknown) => {
      // The next request tries again.
      loading = null;
      throw error;
    });
    await (await loading)(request, response);
  };
}

/**
 * Creates the server of the whole site, which does not listen yet. What the store holds
 * and the files with a hash are sent at once, and what it may hold is created without the framework;
 * every other request goes through the application.
 */
export function createSiteServer(setup: AppSetup & { store: PageStore }): SiteServer {
  const { services, store, strict, clientDir } = setup;
  const headersOf = strict ? createSecurityHeaders(policySetupOf(setup)) : () => [];
  const send = createStoredSender({ headersOf, now: store.now });
  const respondFromStore = createStoreResponder(store, send);
  const respondWithAsset = createAssetResponder(clientDir, headersOf);
  const { app, findNew } = createSite(setup);
  const respond = respondByFramework(app);
  const counts = { stored: 0, created: 0, framework: 0 };
  const respondWithNew = createNewResponder({
    store,
    send,
    findNew,
    onEnd({ request, response }, requestId, started) {
      const { method = '', url: path = '' } = request;
      const { statusCode: status } = response;
      logRequest(services.logger, requestId, { method, path, status, started });
    },
    onFailure({ request, response }, failure) {
      rememberFailure(request, failure);
      void respond(request, response);
    },
  });
  // Requests with anything but one plain `Host` are left to the application, which refuses them.
  const server = createServer({ ...httpTimeouts }, (request, response) => {
    if (respondFromStore(request, response) || respondWithAsset(request, response))
      counts.stored += 1;
    else if (respondWithNew(request, response)) counts.created += 1;
    else {
      counts.framework += 1;
      limitBodyTime(request);
      void respond(request, response);
    }
  });
  return { server, counts };
}
