import { HttpError, type Problem, problemOf } from './http-error.ts';

/** What the server found wrong with a field. `message` is in the language of the request. */
export type FieldError = { field: string; code: string; message: string };

/**
 * Why a call failed; `status` is that of the answer, 0 without one.
 * - `failed`, it may be repeated as it is. `network`: no answer, or none before the timeout;
 *   `busy`: too many calls (429); `server`: it broke, or answered without a problem document.
 * - `invalid`: fields are wrong.
 * - `refused`: for the reason `code`. A feature reads further members of its own from `problem`.
 */
export type CallFailure = { status: number } & (
  | { kind: 'failed'; cause: 'network' | 'busy' | 'server' }
  | { kind: 'invalid'; errors: FieldError[] }
  | { kind: 'refused'; code: string; problem: Problem }
);

/** The one reading of what a call threw. */
export function failureOf(error: unknown): CallFailure {
  if (!(error instanceof HttpError)) return { status: 0, kind: 'failed', cause: 'network' };
  const { status } = error;
  const problem = problemOf(error);
  if (status === 429) return { status, kind: 'failed', cause: 'busy' };
  if (status >= 500 || !problem) return { status, kind: 'failed', cause: 'server' };
  const { errors, code } = problem;
  if (Array.isArray(errors)) return { status, kind: 'invalid', errors };
  return { status, kind: 'refused', code, problem };
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
