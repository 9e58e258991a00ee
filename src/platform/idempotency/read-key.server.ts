import type { Context } from 'hono';
import { accept, type Result, refuse } from '#core/result.ts';
import { problem } from '#platform/http/problem.server.ts';

const longestKey = 255;

/** The request's `Idempotency-Key`, null without one; the refusal (400) is the answer to give. */
export function readIdempotencyKey(c: Context): Result<string | null, Response> {
  const key = c.req.header('idempotency-key')?.trim() ?? '';
  if (key.length <= longestKey) return accept(key === '' ? null : key);
  const title = `Idempotency-Key is longer than ${longestKey} characters`;
  return refuse(problem(c, { status: 400, code: 'invalid_idempotency_key', title }));
}
