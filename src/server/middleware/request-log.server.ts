import type { MiddlewareHandler } from 'hono';
import { newId } from '#core/ids.server.ts';
import { currentRequest, type Logger } from '#platform/logger.server.ts';

// A long segment is a token or an id, which must not be in the log: a token opens a booking.
function hideTokens(path: string): string {
  return path.replace(/[^/]{24,}/g, ':hidden');
}

/**
 * Logs one line per request, without query, body or address. The request's id is in every line that
 * is logged during the request, and in the response.
 */
export function requestLog(logger: Logger): MiddlewareHandler {
  return async (c, next) => {
    const id = newId();
    const started = performance.now();
    await currentRequest.run(id, next);
    c.res.headers.set('X-Request-Id', id);
    const line = {
      method: c.req.method,
      path: hideTokens(c.req.path),
      status: c.res.status,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
    };
    currentRequest.run(id, () => logger.debug(line, 'request'));
  };
}
