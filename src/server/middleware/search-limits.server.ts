import type { Context, MiddlewareHandler } from 'hono';
import { addressGroup } from '#platform/http/address-group.ts';
import { type Allowance, createAllowance } from '#platform/http/allowance.ts';
import type { CallerOf } from '#platform/http/caller-address.server.ts';
import { createTurns } from '#platform/http/turns.ts';
import { planPage } from '#site/entry-server.tsx';

/** Searches of one address in a minute; one pause while typing searches twice, four times a second. */
export const searchesPerMinute = 600;
/** Pages of one address in a minute that are rendered for it: searches, unknown and personal ones. */
export const renderedPagesPerMinute = 120;

const searchParams = ['q', 'tag', 'related', 'offset'];
/** Seconds after which to try again when too many wait. */
const busyWait = 5;

/** Responds to a request over the limit: 429 by address, 503 if too many of all addresses wait. */
export type RespondLimited = (
  c: Context,
  limited: { status: 429 | 503; wait: number },
) => Response | Promise<Response>;

type SearchLimits = {
  /** Null while limits are off; the number of searches at once is always bounded. */
  callerOf: CallerOf | null;
  now?: () => number;
  respondLimited: RespondLimited;
};

function isReading(c: Context): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}

function createLimit(
  perMinute: number,
  { callerOf, now, respondLimited }: SearchLimits,
): (c: Context) => null | ReturnType<RespondLimited> {
  const allowance: Allowance = createAllowance([{ limit: perMinute, seconds: 60 }], now);
  return (c) => {
    const wait = callerOf && allowance.take(addressGroup(callerOf(c) ?? 'unknown'));
    return wait === null ? null : respondLimited(c, { status: 429, wait });
  };
}

function createQueue({ respondLimited }: SearchLimits): MiddlewareHandler {
  const turns = createTurns({ atOnce: 2, waiting: 200 });
  return async (c, next) => {
    const ran = await turns.run(async () => {
      // A client that has left in the meantime needs no response.
      if (c.req.raw.signal.aborted) c.res = c.body(null);
      else await next();
      return true;
    });
    return ran ? undefined : respondLimited(c, { status: 503, wait: busyWait });
  };
}

/** Limits reads of a list whose cost depends on what is searched for. */
export function limitSearches(limits: SearchLimits): MiddlewareHandler {
  const refuse = createLimit(searchesPerMinute, limits);
  const queue = createQueue(limits);
  return async (c, next) => {
    const isSearch = searchParams.some((name) => c.req.query(name) !== undefined);
    if (!isReading(c) || !isSearch) return next();
    return (await refuse(c)) ?? queue(c, next);
  };
}

/**
 * Limits pages that are rendered for each request, forms that are posted to pages included. Only
 * searches and unknown pages wait behind each other.
 */
export function limitRenderedPages(limits: SearchLimits): MiddlewareHandler {
  const refuse = createLimit(renderedPagesPerMinute, limits);
  const queue = createQueue(limits);
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const { stored, personal, plain } = planPage(pathname, search);
    if (isReading(c) && stored) return next();
    const isQueued = isReading(c) && !personal && !plain;
    return (await refuse(c)) ?? (isQueued ? queue(c, next) : next());
  };
}
