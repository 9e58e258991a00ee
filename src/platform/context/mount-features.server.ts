import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import type { Settings } from '#platform/env.server.ts';
import { type ActorDetails, type Context, createContext, type Services } from './context.server.ts';

/** What every handler of a feature finds: `c.var.context`. */
export type ApiEnv = { Variables: { context: Context } };

/** What the calls of a feature are set up with; what a call does takes its context. */
export type ApiSetup = {
  services: Services;
  settings: Pick<Settings, 'rateLimits' | 'portalDemo' | 'trustedProxies'>;
};

/** The calls of one feature, under their full paths. */
export type FeatureApi = (setup: ApiSetup) => Hono<ApiEnv>;

/** Features that the same people call: their paths (`/api/*`), and on whose behalf a call runs. */
export type Audience = {
  path: string;
  features: readonly FeatureApi[];
  actorOf(c: HonoContext): ActorDetails;
};

// The services are read at each call, so that a test may exchange one of them.
function provideContext(
  services: Services,
  actorOf: Audience['actorOf'],
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.set('context', createContext(services, actorOf(c)));
    await next();
  };
}

/** Mounts the features of an audience, so that each of their calls has its context. */
export function mountFeatures(
  { path, features, actorOf }: Audience,
  setup: ApiSetup,
): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  api.use(path, provideContext(setup.services, actorOf));
  for (const feature of features) api.route('/', feature(setup));
  return api;
}
