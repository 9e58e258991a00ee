import type { MiddlewareHandler } from 'hono';
import { problem } from '#platform/http/problem.server.ts';

const writeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Refuses writes from pages of other sites. A call without `Origin` is allowed: it is not from a
 * browser, and no cookie is involved.
 */
export function refuseForeignOrigin(siteOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    if (!writeMethods.has(c.req.method) || origin === undefined) return next();
    const isOwn = origin === siteOrigin || hostOf(origin) === c.req.header('Host');
    if (isOwn) return next();
    return problem(c, {
      status: 403,
      code: 'foreign_origin',
      title: 'This call came from a page of another site',
    });
  };
}
