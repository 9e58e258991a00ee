import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An invalid field: `message` is for people, `code` is stable for programs. */
export type FieldError = { field: string; code: string; message: string };

/** An error response of the API (RFC 9457), with any further members. */
export type Problem = {
  status: ContentfulStatusCode;
  code: string;
  title: string;
  detail?: string;
  errors?: FieldError[];
  [member: string]: unknown;
};

/** Returns an `application/problem+json` response, which must not reveal internals. */
export function problem(c: Context, { status, code, title, ...rest }: Problem): Response {
  c.header('Cache-Control', 'no-store');
  return c.body(JSON.stringify({ type: 'about:blank', title, status, code, ...rest }), status, {
    'Content-Type': 'application/problem+json',
  });
}
