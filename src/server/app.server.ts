import { join } from 'node:path';
import { Hono } from 'hono';
import type { Company } from '#features/company/company.ts';
import { getRedirect } from '#features/content/redirects/redirects.repository.server.ts';
import { doPaymentPages } from '#features/payments/requests/do-payment.server.ts';
import { wordsPages } from '#features/projects/closing/words-pages.server.tsx';
import { listClientWorks } from '#features/projects/desk/list-client-works.server.ts';
import { doPages } from '#features/projects/do/do-pages.server.tsx';
import { quotePages } from '#features/quotes/quote-pages.server.tsx';
import { apiPath } from '#paths.ts';
import {
  type ApiSetup,
  type Audience,
  mountFeatures,
} from '#platform/context/mount-features.server.ts';
import { refuseMethod } from '#platform/http/allowed-methods.server.ts';
import { createCallerOf } from '#platform/http/caller-address.server.ts';
import { formOf } from '#platform/payments/provider-name.ts';
import { themeScriptSource } from '#ui/theme/theme-head.server.ts';
import type { AdminAssets } from './admin/admin-assets.server.ts';
import { adminShell } from './admin/admin-shell.server.ts';
import { signInPages } from './admin/sign-in-pages.server.ts';
import { filesAudience } from './admin-api.server.ts';
import { featuresApi, publicApi } from './api.server.ts';
import { art } from './art.server.ts';
import { handleFailures } from './availability/handle-failures.server.ts';
import { health } from './availability/health.server.ts';
import { rememberCompany } from './availability/remember-company.server.ts';
import { lookFiles } from './look/look-files.server.ts';
import { dressDocument } from './look/look-head.server.ts';
import { lookSheets } from './look/look-sheets.server.ts';
import { map } from './map/map.server.ts';
import { limitPosts } from './middleware/form-limits.server.ts';
import { requestLog } from './middleware/request-log.server.ts';
import { refuseRepeatedHost } from './middleware/request-origin.server.ts';
import { limitRenderedPages } from './middleware/search-limits.server.ts';
import { type PolicySetup, securityHeaders } from './middleware/security-headers.server.ts';
import { type PageAssets, withoutScripts } from './page-assets.server.ts';
import { createPageStore, type PageStore } from './page-store/page-store.server.ts';
import type { FindNew } from './page-store/respond-with-new.server.ts';
import { createRenderFresh, findNewPage, pages } from './pages.server.ts';
import { plainPages } from './plain-pages.server.ts';
import { preview } from './preview/preview.server.ts';
import { readFromApi } from './read-from-api.server.ts';
import { respondBusyPage } from './respond-busy.server.ts';
import { sharedSitePicture, sharePictures } from './share/share-pictures.server.ts';
import { serviceWorker } from './site-files/service-worker.server.ts';
import { siteFiles } from './site-files/site-files.server.ts';
import { staticFiles } from './static-files.server.ts';
import { asClientPage } from './with-us/as-client-page.server.tsx';
import { withUsPages } from './with-us/with-us-pages.server.tsx';

/** What the site is created with: `ApiSetup`, and what its pages need. */
export type AppSetup = ApiSetup & {
  assets: PageAssets;
  /** Folder of the client build; null while Vite serves the files in development. */
  clientDir: string | null;
  /** Folder of the files with a hash of the last builds; left out, there is none. */
  keptAssets?: string | null;
  /** The company as of now, for pages that are served before it is read again. */
  company?: Company;
  /** The folder that the server stores in; null, or left out, if it stores in PostgreSQL alone. */
  dataFolder?: string | null;
  /** Whether to send the content security policy, which Vite's development scripts violate. */
  strict: boolean;
  /** The back office; without it `/admin` is an unknown page. */
  admin?: AdminAssets;
  /** Where complete responses are kept; by default a store of this application's own. */
  store?: PageStore;
};

/** What the security headers depend on. */
export function policySetupOf({ services, assets }: AppSetup): PolicySetup {
  const { origin, payments } = services;
  return {
    https: origin.startsWith('https:'),
    stripe: formOf(payments.name) === 'stripe',
    scriptSource: [assets.scriptSource, themeScriptSource].join(' ').trim(),
  };
}

/** Creates the whole site as one application: files, API, drawings and pages. */
export function createApp(setup: AppSetup): Hono {
  return createSite(setup).app;
}

/** The styles of the pages behind mailed links and their script, which loads nothing of the back office. */
function linesOfDo({ folder, linesFor }: AdminAssets): string {
  const styles = linesFor('src/admin/do/do-styles.ts');
  const script = linesFor('src/admin/do/entry-do.ts').split('\n').at(-1) ?? '';
  // In development the styles come with a script.
  return `${folder === null ? styles : withoutScripts(styles)}\n${script}`;
}

/** The pages behind the mailed links of clients, which no visitor's page shares a file with. */
function doSite(setup: AppSetup, company: () => Promise<Company | null>): Hono {
  const { services, settings, admin } = setup;
  const callerOf = createCallerOf(settings.trustedProxies);
  const now = () => services.clock().getTime();
  const pages = new Hono();
  if (settings.rateLimits) pages.use('/do/*', limitPosts({ callerOf, now }));
  const finish = async (path: string, html: string) => {
    const dressed = dressDocument(html, (await company())?.look);
    return admin ? admin.finish(path, dressed) : dressed;
  };
  const lines = admin ? linesOfDo(admin) : '';
  const audience: Audience = {
    path: '/do/*',
    actorOf: (c) => ({ kind: 'visitor', address: callerOf(c) }),
    // A link that is none of a quote is passed on.
    features: [
      () => wordsPages({ lines, finish }),
      () => quotePages({ lines, finish }),
      () => doPaymentPages(),
      () => doPages({ lines, finish }),
    ],
  };
  return pages.route('/', mountFeatures(audience, setup));
}

/** Creates the application, with what finds the pages that may be created ahead of it. */
export function createSite(setup: AppSetup): { app: Hono; findNew: FindNew } {
  const { services, settings, assets, clientDir, strict, admin } = setup;
  const { company = null, dataFolder = null, keptAssets = null } = setup;
  const { logger, origin } = services;
  const app = new Hono();
  const statusOf = async (path: string) => (await app.request(path, { method: 'HEAD' })).status;
  const features = featuresApi({ ...setup, statusOf });
  const { readUrl, latest, current } = rememberCompany(readFromApi(features), company);
  const failures = handleFailures({ logger, origin, assets, company: latest });
  const now = () => services.clock().getTime();
  const store =
    setup.store ?? createPageStore({ revision: () => services.database.knownRevision(), now });
  app.use(requestLog(logger));
  if (strict) app.use(securityHeaders(policySetupOf(setup)));
  app.use(refuseRepeatedHost());
  app.route('/', health(services, dataFolder));
  const api = publicApi(setup, features, store);
  // `/api` itself is a page.
  app.all('/api/*', (c, next) =>
    c.req.path === apiPath.href() ? next() : api.fetch(c.req.raw, c.env),
  );
  app.route(
    '/',
    mountFeatures(filesAudience(services, createCallerOf(settings.trustedProxies)), setup),
  );
  app.route('/', doSite(setup, current));
  app.route('/', art());
  app.route('/', lookSheets());
  // Before the site's own icons, at whose addresses they are.
  app.route('/', lookFiles({ services, company: current }));
  app.route('/', sharedSitePicture({ services, readUrl }));
  app.route('/', map());
  // First, because one of the files is below the back office's address.
  app.route('/', siteFiles({ origin, readUrl, clock: services.clock, store }));
  // Next, because the address of the first owner is below it too.
  if (admin) app.route('/', signInPages(admin, current));
  // Before the back office's document, which is at every address below `/admin`.
  app.route('/', preview({ services, features, assets }));
  app.route('/', asClientPage({ services, assets, readWorks: listClientWorks }));
  if (admin) app.route('/', adminShell(admin, keptAssets, current));
  if (clientDir) app.use(staticFiles(clientDir));
  if (keptAssets) app.use('/assets/*', staticFiles(join(keptAssets, 'client')));
  if (clientDir) app.route('/', serviceWorker({ readUrl }));
  const callerOf = settings.rateLimits ? createCallerOf(settings.trustedProxies) : null;
  app.use(limitRenderedPages({ callerOf, now, respondLimited: respondBusyPage(latest) }));
  const onFailure = failures.page;
  app.route('/', withUsPages({ services, assets, api, readWorks: listClientWorks, onFailure }));
  app.route('/', sharePictures({ services, readUrl }));
  app.route('/', plainPages({ origin, assets, clock: services.clock, readUrl, api, onFailure }));
  const findRedirect = (path: string) => services.database.read((db) => getRedirect(db, path));
  const onBrokenSection = (err: unknown) => logger.error({ err }, 'a section of a page failed');
  const render = createRenderFresh({ origin, now, assets, readUrl, findRedirect, onBrokenSection });
  app.route('/', pages({ store, render, findRedirect, onFailure }));
  // Every address has a page, so what is left is not GET.
  app.notFound((c) => refuseMethod(c, ['GET', 'HEAD', 'OPTIONS']));
  app.onError(failures.file);
  return { app, findNew: findNewPage(render) };
}
