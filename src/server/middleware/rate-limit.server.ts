import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { problem } from '#platform/http/problem.server.ts';

type Window = { startedAt: number; count: number };

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const rememberedAddresses = 10_000;

/** The caller's address; behind a proxy on this machine, the one that the proxy names last. */
export function callerAddress(context: Context): string {
  const direct = getConnInfo(context).remote.address ?? 'unknown';
  const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  return forwarded && loopback.test(direct) ? forwarded : direct;
}

/** At most `limit` writes per caller in each window of `seconds`; past that 429 with Retry-After. */
export function rateLimit(
  { limit, seconds }: { limit: number; seconds: number },
  now: () => number = Date.now,
  callerOf: (context: Context) => string = callerAddress,
): MiddlewareHandler {
  const windows = new Map<string, Window>();
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    const caller = callerOf(context);
    const known = windows.get(caller);
    const fresh = !known || now() - known.startedAt >= seconds * 1000;
    const window = fresh ? { startedAt: now(), count: 0 } : known;
    window.count += 1;
    if (windows.size >= rememberedAddresses) windows.clear();
    windows.set(caller, window);
    if (window.count <= limit) return next();
    context.header('Retry-After', String(Math.ceil(seconds - (now() - window.startedAt) / 1000)));
    return problem(context, {
      status: 429,
      code: 'too_many_requests',
      title: 'Too many requests from this address; wait a moment and try again',
    });
  };
}
