import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { sessionCookie } from '#features/auth/sessions/session-cookie.server.ts';
import { translate } from '#i18n/texts.ts';
import { problem } from '#platform/http/problem.server.ts';
import { requestTexts } from '#platform/http/request.texts.ts';

const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

/** Returns the value of each `Host` header in Node's raw headers (`[name, value, name, value, …]`). */
export function hostsOf(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter(
    (_, place) => place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === 'host',
  );
}

/**
 * Whether a request has more than one `Host`, so that a proxy and this server could each follow
 * another one (RFC 9112, section 3.2). A comma is two headers that were joined: no name contains one.
 */
export function hasRepeatedHost(hosts: readonly string[]): boolean {
  return hosts.length > 1 || hosts.some((host) => host.includes(','));
}

/** Returns the name and port that a URL leads to; the names of this machine count as one. */
function placeOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host.replace(thisMachine, 'localhost') : null;
}

type WriteHeaders = { origin: string; host: string | undefined };

/**
 * Judges a write by its `Origin` and `Host` headers and the setting `ORIGIN`: from a page of this
 * site (`own`), from a page that was opened at another address than `ORIGIN` (`other_host`), or from
 * another site (`foreign_origin`).
 */
export function judgeOrigin(
  { origin, host }: WriteHeaders,
  siteOrigin: string,
): 'own' | 'other_host' | 'foreign_origin' {
  if (origin === siteOrigin) return 'own';
  const from = placeOf(origin);
  const [scheme] = origin.split('//');
  if (from === null || from !== placeOf(`${scheme}//${host}`)) return 'foreign_origin';
  return from === placeOf(siteOrigin) ? 'own' : 'other_host';
}

function hostsOfRequest(c: Context): string[] {
  // Calls within the process have no connection.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.rawHeaders ? hostsOf(incoming.rawHeaders) : [c.req.header('Host') ?? ''];
}

/** Refuses requests with two `Host` headers. */
export function refuseRepeatedHost(): MiddlewareHandler {
  return async (c, next) => {
    if (!hasRepeatedHost(hostsOfRequest(c))) return next();
    const title = translate(requestTexts, 'en', 'repeated_host');
    return problem(c, { status: 400, code: 'repeated_host', title });
  };
}

const writeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses writes from pages of other sites, and from this site's pages at another address than
 * `ORIGIN`. A call without `Origin` is allowed: it is not from a browser, and no cookie is involved.
 */
export function refuseForeignOrigin(siteOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    if (!writeMethods.has(c.req.method) || origin === undefined) return next();
    const code = judgeOrigin({ origin, host: c.req.header('Host') }, siteOrigin);
    if (code === 'own') return next();
    const params = { setting: siteOrigin, given: origin };
    return problem(c, {
      status: 403,
      code,
      title: translate(requestTexts, 'en', code, params),
      titlePt: translate(requestTexts, 'pt', code, params),
    });
  };
}

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Refuses a write that carries a session's cookie, unless it names our own `Origin`: browsers send
 * the cookie along with what a page of another site causes. A missing `Origin` is refused too.
 */
export function refuseForeignSession(siteOrigin: string): MiddlewareHandler {
  const cookie = sessionCookie(siteOrigin);
  return async (c, next) => {
    if (readMethods.has(c.req.method) || cookie.read(c) === null) return next();
    const origin = c.req.header('Origin');
    const isOwn = origin === siteOrigin || (origin && hostOf(origin) === c.req.header('Host'));
    if (isOwn) return next();
    return problem(c, {
      status: 403,
      code: 'foreign_origin',
      title: translate(requestTexts, 'en', 'foreign_session'),
      titlePt: translate(requestTexts, 'pt', 'foreign_session'),
    });
  };
}
