import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** One refused field: `message` is a sentence for people, `code` is stable for programs. */
export type FieldError = { field: string; code: string; message: string };

/** An error answer of the API (RFC 9457). Extra members go in as they are. */
export type Problem = {
  status: ContentfulStatusCode;
  code: string;
  title: string;
  detail?: string;
  errors?: FieldError[];
  [member: string]: unknown;
};

/** Answers `application/problem+json`. It never tells how the server works inside. */
export function problem(c: Context, { status, code, title, ...rest }: Problem): Response {
  c.header('Cache-Control', 'no-store');
  return c.body(JSON.stringify({ type: 'about:blank', title, status, code, ...rest }), status, {
    'Content-Type': 'application/problem+json',
  });
}
