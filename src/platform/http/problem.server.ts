import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An invalid field: `message` is for people, `code` is stable for programs. */
export type FieldError = {
  field: string;
  code: string;
  message: string;
  /** The message in Portuguese, where the call answers in both languages. */
  messagePt?: string;
};

/** An error response of the API (RFC 9457), with any further members. */
export type Problem = {
  status: ContentfulStatusCode;
  code: string;
  title: string;
  detail?: string;
  errors?: FieldError[];
  [member: string]: unknown;
};

/** Returns the body of an error response as text. */
export function formatProblem({ status, code, title, ...rest }: Problem): string {
  return JSON.stringify({ type: 'about:blank', title, status, code, ...rest });
}

/** Returns an `application/problem+json` response, which must not reveal internals. */
export function problem(c: Context, given: Problem): Response {
  c.header('Cache-Control', 'no-store');
  return c.body(formatProblem(given), given.status, {
    'Content-Type': 'application/problem+json',
  });
}
