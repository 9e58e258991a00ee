import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type AppSetup, createApp, policySetupOf } from './app.server.ts';
import { httpTimeouts } from './http-timeouts.ts';
import { securityHeadersOf } from './middleware/security-headers.server.ts';
import type { PageStore } from './page-store/page-store.server.ts';
import { createStoreResponder } from './page-store/respond-from-store.server.ts';
import { createAssetResponder } from './page-store/respond-with-asset.server.ts';

/** Requests since the start, by who responded. */
export type RequestCounts = { stored: number; framework: number };

export type SiteServer = { server: Server; counts: Readonly<RequestCounts> };

/**
 * Creates the server of the whole site, which does not listen yet. What the store holds
 * and the files with a hash are sent at once; every other request goes through the application.
 */
export function createSiteServer(setup: AppSetup & { store: PageStore }): SiteServer {
  const { services, store, strict, clientDir } = setup;
  const policy = policySetupOf(services);
  const headersOf = (path: string) => (strict ? securityHeadersOf(path, policy) : []);
  const respondFromStore = createStoreResponder({ store, headersOf });
  const respondWithAsset = createAssetResponder(clientDir, headersOf);
  const respond = getRequestListener(createApp(setup).fetch);
  const counts = { stored: 0, framework: 0 };
  const server = createServer({ ...httpTimeouts }, (request, response) => {
    // Requests with anything but one plain `Host` are left to the application, which refuses them.
    if (respondFromStore(request, response) || respondWithAsset(request, response)) {
      counts.stored += 1;
      return;
    }
    counts.framework += 1;
    void respond(request, response);
  });
  return { server, counts };
}
