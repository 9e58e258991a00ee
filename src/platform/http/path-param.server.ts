import type { Context } from 'hono';
import { hasNoNul } from '#core/fields.ts';

/** Returns a parameter of the path; empty, which names nothing, where the database would refuse it. */
export function pathParam(c: Context, name: string): string {
  const value = c.req.param(name) ?? '';
  return hasNoNul(value) ? value : '';
}
