import type { MiddlewareHandler } from 'hono';
import { newId } from '#core/ids.server.ts';
import { currentRequest, type Logger } from '#platform/logger.server.ts';
import { earlierFailure } from '../earlier-failure.server.ts';

/** Milliseconds. */
const slow = 1000;

type EndedRequest = { method: string; path: string; status: number; started: number };

// A long segment is a token or an id, which must not be in the log: a token opens a booking.
function hideTokens(path: string): string {
  return path.replace(/[^/]{24,}/g, ':hidden');
}

/**
 * Logs a line for a request, without query, body or address: a warning if it took longer than a
 * second, else for debugging alone. `started` is of `performance.now()`.
 */
export function logRequest(logger: Logger, requestId: string, ended: EndedRequest): void {
  const milliseconds = Math.round((performance.now() - ended.started) * 10) / 10;
  const level = milliseconds > slow ? 'warn' : 'debug';
  if (!logger.isLevelEnabled(level)) return;
  const { method, path, status } = ended;
  const line = { method, path: hideTokens(path), status, milliseconds };
  const message = level === 'warn' ? 'a slow request' : 'request';
  currentRequest.run(requestId, () => logger[level](line, message));
}

/** Logs each request. Its id is in every line that is logged during it, and in the response. */
export function requestLog(logger: Logger): MiddlewareHandler {
  return async (c, next) => {
    const earlier = earlierFailure(c);
    const id = earlier?.requestId ?? newId();
    const started = performance.now();
    await currentRequest.run(id, next);
    c.res.headers.set('X-Request-Id', id);
    logRequest(logger, id, {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      started,
    });
  };
}
