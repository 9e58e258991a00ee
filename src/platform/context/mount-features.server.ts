import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import type { Settings } from '#platform/env.server.ts';
import { provideReadContext } from '#platform/http/mount-reads.server.ts';
import { type ActorDetails, type Context, createContext, type Services } from './context.server.ts';

/** What every handler of a feature is given: `c.var.context`. */
export type ApiEnv = { Variables: { context: Context } };

/** What a feature's calls are created with. While a call runs, it uses its context. */
export type ApiSetup = {
  services: Services;
  settings: Pick<
    Settings,
    | 'rateLimits'
    | 'portalDemo'
    | 'trustedProxies'
    | 'dataDir'
    | 'databaseUrl'
    | 'dnsServers'
    | 'filesS3Url'
    | 'clamd'
    | 'smtpUrl'
    | 'mailFrom'
    | 'stripe'
    | 'viesUrl'
    | 'invoices'
  >;
  /** Returns the status that the site responds with at an address of its own, given with its prefix. */
  statusOf?: (path: string) => Promise<number>;
  /** The built command behind `npm run backup`; without it no backup is made from the back office. */
  backupProgram?: string;
};

/** Creates the calls of one feature, with their full paths. */
export type FeatureApi = (setup: ApiSetup) => Hono<ApiEnv>;

/** Features with the same callers: their paths (`/api/*`), and on whose behalf a call runs. */
export type Audience = {
  path: string;
  features: readonly FeatureApi[];
  actorOf(c: HonoContext): ActorDetails | Promise<ActorDetails>;
};

/** On whose behalf pages read: stored pages are the same for every visitor. */
const pageVisitor: ActorDetails = { kind: 'visitor', address: null };

// The services are read at each call, so that a test can replace one of them.
function provideContext(
  services: Services,
  actorOf: Audience['actorOf'],
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.set('context', createContext(services, await actorOf(c)));
    await next();
  };
}

/** Mounts the features of an audience and gives each of their calls its own context. */
export function mountFeatures(
  { path, features, actorOf }: Audience,
  setup: ApiSetup,
): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  api.use(path, provideContext(setup.services, actorOf));
  for (const feature of features) api.route('/', feature(setup));
  provideReadContext(api, () => createContext(setup.services, pageVisitor));
  return api;
}
