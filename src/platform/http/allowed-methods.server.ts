import type { Context, Hono } from 'hono';
import { problem } from './problem.server.ts';

const methods = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'];

/** Returns the methods of an application's path for `Allow`; empty if there is no such path. */
export function allowedMethods({ router }: Pick<Hono, 'router'>, path: string): string[] {
  const own = methods.filter((method) =>
    router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  if (own.length === 0) return [];
  return [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
}

/** Responds to a method that a path does not have: 204 to `OPTIONS`, otherwise 405, with `Allow`. */
export function refuseMethod(c: Context, allowed: readonly string[]): Response {
  c.header('Allow', allowed.join(', '));
  if (c.req.method === 'OPTIONS') return c.body(null, 204);
  const title = `This address has only ${allowed.join(', ')}`;
  return problem(c, { status: 405, code: 'method_not_allowed', title });
}
