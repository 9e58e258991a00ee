import type { MiddlewareHandler } from 'hono';
import { problem } from '#platform/http/problem.server.ts';

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Refuses a write that a page of another site sends. A call without `Origin` passes: it is no
 * browser's, and no cookie is involved.
 */
export function refuseForeignOrigin(siteOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    if (!writing.has(c.req.method) || origin === undefined) return next();
    const own = origin === siteOrigin || hostOf(origin) === c.req.header('Host');
    if (own) return next();
    return problem(c, {
      status: 403,
      code: 'foreign_origin',
      title: 'This call came from a page of another site',
    });
  };
}
