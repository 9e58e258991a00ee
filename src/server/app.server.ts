import { Hono } from 'hono';
import type { Services } from '#platform/context/context.server.ts';
import type { ApiSetup } from '#platform/context/mount-features.server.ts';
import { DatabaseUnavailableError } from '#platform/database/retry-transient-faults.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { answerUnavailable } from './answer-unavailable.server.ts';
import { featuresApi, publicApi } from './api.server.ts';
import { art } from './art.server.ts';
import { map } from './map.server.ts';
import { requestLog } from './middleware/request-log.server.ts';
import { securityHeaders } from './middleware/security-headers.server.ts';
import type { PageAssets } from './page-assets.server.ts';
import { contentCalls } from './page-store/content-calls.server.ts';
import { createPageStore, type PageStore } from './page-store/page-store.server.ts';
import { pages } from './pages.server.ts';
import { serviceWorker } from './service-worker.server.ts';
import { siteFiles } from './site-files.server.ts';
import { staticFiles } from './static-files.server.ts';

/** What the site is created with: `ApiSetup`, and what its pages need. */
export type AppSetup = ApiSetup & {
  assets: PageAssets;
  /** Folder of the client build; null while Vite serves the files in development. */
  clientDir: string | null;
  /** Whether to send the content security policy, which Vite's development scripts violate. */
  strict: boolean;
  /** Where complete responses are kept; by default a store of this application's own. */
  store?: PageStore;
};

/** What the security headers depend on. */
export function policySetupOf({ origin, payments }: Services): { https: boolean; stripe: boolean } {
  return { https: origin.startsWith('https:'), stripe: payments.name === 'stripe' };
}

function health({ database }: Services): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'up' }))
    .get('/readyz', async (c) => {
      await database.ping();
      return c.json({ status: 'ready' });
    });
}

/** Creates the whole site as one application: files, API, drawings and pages. */
export function createApp(setup: AppSetup): Hono {
  const { services, assets, clientDir, strict } = setup;
  const { logger, origin } = services;
  const features = featuresApi(setup);
  const store =
    setup.store ?? createPageStore({ revision: () => services.database.knownRevision() });
  const app = new Hono();
  app.use(requestLog(logger));
  if (strict) app.use(securityHeaders(policySetupOf(services)));
  app.route('/', health(services));
  const api = publicApi(setup, features);
  app.route('/', contentCalls({ store, api: features }));
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  app.route('/', art());
  app.route('/', map());
  if (clientDir) app.use(staticFiles(clientDir));
  if (clientDir) app.route('/', serviceWorker({ api: features }));
  app.route('/', siteFiles({ origin, api: features }));
  app.route('/', pages({ origin, assets, store, api: features }));
  app.notFound((c) =>
    problem(c, { status: 405, code: 'method_not_allowed', title: 'Pages are read with GET' }),
  );
  app.onError((error, c) => {
    logger.error({ err: error }, 'a request failed');
    if (error instanceof DatabaseUnavailableError) return answerUnavailable(c, error);
    return problem(c, {
      status: c.req.path === '/readyz' ? 503 : 500,
      code: 'internal_error',
      title: 'Something failed on our side',
    });
  });
  return app;
}
