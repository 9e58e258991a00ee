import { Hono } from 'hono';
import { DatabaseUnavailableError } from '#platform/database/retrying.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { answerUnavailable } from './answer-unavailable.server.ts';
import { type ApiDeps, publicApi, roomsApi } from './api.server.ts';
import { art } from './art.server.ts';
import { map } from './map.server.ts';
import { requestLog } from './middleware/request-log.server.ts';
import { securityHeaders } from './middleware/security-headers.server.ts';
import type { PageAssets } from './page-assets.server.ts';
import { createPageCache } from './page-cache.server.ts';
import { pages } from './pages.server.ts';
import { serviceWorker } from './service-worker.server.ts';
import { siteFiles } from './site-files.server.ts';
import { staticFiles } from './static-files.server.ts';

export type AppDeps = ApiDeps & {
  assets: PageAssets;
  /** Folder of the browser's build; null while Vite serves the files in development. */
  clientDir: string | null;
  /** The content security policy belongs to the finished build; Vite's own scripts break it. */
  strict: boolean;
};

const revisionLifetime = 1000;

/** On PostgreSQL the revision costs a round trip, so it is asked for at most once a second. */
function contentRevision({ database }: ApiDeps): () => Promise<number> {
  if (database.engine === 'sqlite') return () => database.contentRevision();
  let known: { at: number; revision: Promise<number> } | null = null;
  return () => {
    if (!known || Date.now() - known.at > revisionLifetime) {
      const revision = database.contentRevision();
      revision.catch(() => {
        known = null;
      });
      known = { at: Date.now(), revision };
    }
    return known.revision;
  };
}

function health({ database }: ApiDeps): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'up' }))
    .get('/readyz', async (context) => {
      await database.ping();
      return context.json({ status: 'ready' });
    });
}

/** The whole site as one application: files, API, drawings and pages. */
export function createApp(deps: AppDeps): Hono {
  const rooms = roomsApi(deps);
  const app = new Hono();
  app.use(requestLog(deps.logger));
  const https = deps.origin.startsWith('https:');
  if (deps.strict) app.use(securityHeaders({ https, stripe: deps.payments.name === 'stripe' }));
  app.route('/', health(deps));
  const api = publicApi(deps, rooms);
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  app.route('/', art());
  app.route('/', map());
  if (deps.clientDir) app.use(staticFiles(deps.clientDir));
  if (deps.clientDir) app.route('/', serviceWorker({ rooms }));
  app.route('/', siteFiles({ origin: deps.origin, rooms }));
  app.route(
    '/',
    pages({
      origin: deps.origin,
      assets: deps.assets,
      api: rooms,
      cache: createPageCache({ revision: contentRevision(deps) }),
    }),
  );
  app.notFound((context) =>
    problem(context, { status: 405, code: 'method_not_allowed', title: 'Pages are read with GET' }),
  );
  app.onError((error, context) => {
    deps.logger.error({ err: error }, 'a request failed');
    if (error instanceof DatabaseUnavailableError) return answerUnavailable(context, error);
    return problem(context, {
      status: context.req.path === '/readyz' ? 503 : 500,
      code: 'internal_error',
      title: 'Something failed on our side',
    });
  });
  return app;
}
