import type { MiddlewareHandler } from 'hono';
import { newId } from '#core/ids.server.ts';
import type { Logger } from '#platform/logger.server.ts';

// A long segment is a token or an id: a log line must not open a booking.
function withoutTokens(path: string): string {
  return path.replace(/[^/]{24,}/g, ':hidden');
}

/** One line a request, with an id that the answer carries too; no query, no body, no address. */
export function requestLog(logger: Logger): MiddlewareHandler {
  return async (context, next) => {
    const id = newId();
    const started = performance.now();
    await next();
    context.res.headers.set('X-Request-Id', id);
    const line = {
      request: id,
      method: context.req.method,
      path: withoutTokens(context.req.path),
      status: context.res.status,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
    };
    if (context.error) logger.error({ ...line, err: context.error }, 'request failed');
    else logger.debug(line, 'request');
  };
}
