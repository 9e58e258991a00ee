import type { MiddlewareHandler } from 'hono';
import { sessionCookie } from '#features/auth/sessions/session-cookie.server.ts';
import { translate } from '#i18n/texts.ts';
import { problem } from '#platform/http/problem.server.ts';
import { requestTexts } from '#platform/http/request.texts.ts';

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
