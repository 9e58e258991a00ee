import type { MiddlewareHandler } from 'hono';
import { addressGroup, networkGroup } from '#platform/http/address-group.ts';
import { createAllowance, type Window } from '#platform/http/allowance.ts';
import type { CallerOf } from '#platform/http/caller-address.server.ts';
import { tooManyRequests } from '#platform/http/too-many-requests.server.ts';

type Limits = {
  windows: readonly Window[];
  callerOf: CallerOf;
  /** Whether a request that did nothing (invalid input, a server error) is not counted. */
  skipFailedRequests?: boolean;
  /** The current time in milliseconds. */
  now?: () => number;
};

/** How many callers' allowance all of a network have together. */
const callersPerNetwork = 3;

const invalidInput = new Set([400, 413, 415, 422]);

/** Limits the writes of each caller, and of its network, in each window; 429 with Retry-After. */
export function rateLimit({
  windows,
  callerOf,
  skipFailedRequests,
  now,
}: Limits): MiddlewareHandler {
  const allowance = createAllowance(windows, now);
  const ofNetwork = createAllowance(
    windows.map(({ limit, seconds }) => ({ limit: limit * callersPerNetwork, seconds })),
    now,
  );
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const address = callerOf(c) ?? 'unknown';
    const caller = addressGroup(address);
    const network = networkGroup(address);
    const wait = allowance.take(caller);
    if (wait !== null) return tooManyRequests(c, wait);
    const networkWait = ofNetwork.take(network);
    if (networkWait !== null) {
      allowance.release(caller);
      return tooManyRequests(c, networkWait);
    }
    await next();
    const { status } = c.res;
    const hasFailed = invalidInput.has(status) || status >= 500;
    if (skipFailedRequests && hasFailed) {
      allowance.release(caller);
      ofNetwork.release(network);
    }
    return undefined;
  };
}
