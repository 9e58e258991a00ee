import type { MiddlewareHandler } from 'hono';
import { translate } from '#i18n/texts.ts';
import { judgeOrigin } from '#platform/http/host-rule.ts';
import { problem } from '#platform/http/problem.server.ts';
import { requestTexts } from '#platform/http/request.texts.ts';

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
