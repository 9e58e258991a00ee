import { HttpError } from './http-error.ts';

/** An error answer of the API (RFC 9457) with its stable code. */
export type Problem = Record<string, unknown> & { code: string };

/** The parsed problem document of a refused call; null when the body holds none. */
export function problemOf(error: unknown): Problem | null {
  if (!(error instanceof HttpError)) return null;
  try {
    const body: unknown = JSON.parse(error.body);
    if (
      typeof body === 'object' &&
      body !== null &&
      'code' in body &&
      typeof body.code === 'string'
    )
      return body as Problem;
  } catch {
    // A body that is not JSON, such as a proxy's page, holds no problem.
  }
  return null;
}

/** What the server found wrong with a field. `message` is in the language of the request. */
export type FieldError = { field: string; code: string; message: string };

/**
 * Why a call failed.
 * - `failed`, it may be repeated as it is. `network`: no answer, or none before the timeout;
 *   `busy`: too many calls (429); `server`: it broke, or answered without a problem document.
 * - `invalid`: fields are wrong.
 * - `refused`: for the reason `code`. A feature reads further members of its own from `problem`.
 */
export type CallFailure =
  | { kind: 'failed'; cause: 'network' | 'busy' | 'server' }
  | { kind: 'invalid'; errors: FieldError[] }
  | { kind: 'refused'; code: string; problem: Problem };

/** The one reading of what a call threw. */
export function failureOf(error: unknown): CallFailure {
  if (!(error instanceof HttpError)) return { kind: 'failed', cause: 'network' };
  if (error.status === 429) return { kind: 'failed', cause: 'busy' };
  const problem = problemOf(error);
  if (error.status >= 500 || !problem) return { kind: 'failed', cause: 'server' };
  const { errors, code } = problem;
  return Array.isArray(errors) ? { kind: 'invalid', errors } : { kind: 'refused', code, problem };
}

/** The first code of each of these fields; empty when the error is about none of them. */
export function codesByField<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const failure = failureOf(error);
  const codes: Partial<Record<Field, string>> = {};
  if (failure.kind !== 'invalid') return codes;
  for (const { field, code } of failure.errors) {
    const known = fields.find((name) => name === field);
    if (known) codes[known] ??= code;
  }
  return codes;
}
