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
import { createPageCache } from './page-cache.server.ts';
import { pages } from './pages.server.ts';
import { serviceWorker } from './service-worker.server.ts';
import type { SignInAssets } from './sign-in-assets.server.ts';
import { signInPages } from './sign-in-pages.server.ts';
import { siteFiles } from './site-files.server.ts';
import { staticFiles } from './static-files.server.ts';

/** What the site is created with: `ApiSetup`, and what its pages need. */
export type AppSetup = ApiSetup & {
  assets: PageAssets;
  /** The pages for signing in, a build of their own; without it they are empty shells. */
  signIn?: SignInAssets;
  /** Folder of the client build; null while Vite serves the files in development. */
  clientDir: string | null;
  /** Whether to send the content security policy, which Vite's development scripts violate. */
  strict: boolean;
};

const noSignInAssets: SignInAssets = {
  folder: null,
  lines: () => '',
  finish: async (_pathname, html) => html,
};

const revisionLifetime = 1000;

/** On PostgreSQL the revision costs a round trip, so it is read at most once a second. */
function contentRevision({ database }: Services): () => Promise<number> {
  if (database.engine === 'sqlite') return () => database.contentRevision();
  let cached: { at: number; revision: Promise<number> } | null = null;
  return () => {
    if (!cached || Date.now() - cached.at > revisionLifetime) {
      const revision = database.contentRevision();
      revision.catch(() => {
        cached = null;
      });
      cached = { at: Date.now(), revision };
    }
    return cached.revision;
  };
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
  const app = new Hono();
  app.use(requestLog(logger));
  const https = origin.startsWith('https:');
  const stripe = services.payments.name === 'stripe';
  if (strict) app.use(securityHeaders({ https, stripe }));
  app.route('/', health(services));
  const api = publicApi(setup, features);
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  // Before the back office: the first owner's page lies under its address.
  app.route('/', signInPages(setup.signIn ?? noSignInAssets));
  app.route('/', art());
  app.route('/', map());
  if (clientDir) app.use(staticFiles(clientDir));
  if (clientDir) app.route('/', serviceWorker({ api: features }));
  app.route('/', siteFiles({ origin, api: features }));
  app.route(
    '/',
    pages({
      origin,
      assets,
      api: features,
      cache: createPageCache({ revision: contentRevision(services) }),
    }),
  );
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
