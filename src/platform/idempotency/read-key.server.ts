import type { Context } from 'hono';
import { accept, type Result, refuse } from '#core/result.ts';
import { problem } from '#platform/http/problem.server.ts';

const maxLength = 255;

/** Reads the `Idempotency-Key`, null without one. The refusal is the 400 response to send. */
export function readIdempotencyKey(c: Context): Result<string | null, Response> {
  const key = c.req.header('idempotency-key')?.trim() ?? '';
  if (key.length <= maxLength) return accept(key === '' ? null : key);
  const title = `Idempotency-Key is longer than ${maxLength} characters`;
  return refuse(problem(c, { status: 400, code: 'invalid_idempotency_key', title }));
}
