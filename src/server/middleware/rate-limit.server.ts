import type { MiddlewareHandler } from 'hono';
import { addressGroup } from '#platform/http/address-group.ts';
import { createAllowance, type Window } from '#platform/http/allowance.ts';
import type { CallerOf } from '#platform/http/caller-address.server.ts';
import { tooManyRequests } from '#platform/http/too-many-requests.server.ts';

type Limits = {
  windows: readonly Window[];
  callerOf: CallerOf;
  /** Whether an answer that did nothing (a wrong field, a fault of ours) is not counted. */
  onlyDeeds?: boolean;
  /** Milliseconds. */
  now?: () => number;
};

const withoutDeed = new Set([400, 413, 415, 422]);

/** At most so many writes per caller in each window; past that 429 with Retry-After. */
export function rateLimit({ windows, callerOf, onlyDeeds, now }: Limits): MiddlewareHandler {
  const allowance = createAllowance(windows, now);
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const caller = addressGroup(callerOf(c) ?? 'unknown');
    const wait = allowance.take(caller);
    if (wait !== null) return tooManyRequests(c, wait);
    await next();
    const { status } = c.res;
    if (onlyDeeds && (withoutDeed.has(status) || status >= 500)) allowance.release(caller);
    return undefined;
  };
}
