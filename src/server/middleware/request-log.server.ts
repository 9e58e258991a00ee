import type { MiddlewareHandler } from 'hono';
import { newId } from '#core/ids.server.ts';
import { currentRequest, type Logger } from '#platform/logger.server.ts';

// A long segment is a token or an id: a log line must not open a booking.
function withoutTokens(path: string): string {
  return path.replace(/[^/]{24,}/g, ':hidden');
}

/**
 * One line a request, without query, body or address. Its id stands in every line that is logged
 * meanwhile, and in the answer.
 */
export function requestLog(logger: Logger): MiddlewareHandler {
  return async (c, next) => {
    const id = newId();
    const started = performance.now();
    await currentRequest.run(id, next);
    c.res.headers.set('X-Request-Id', id);
    const line = {
      method: c.req.method,
      path: withoutTokens(c.req.path),
      status: c.res.status,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
    };
    currentRequest.run(id, () => logger.debug(line, 'request'));
  };
}
