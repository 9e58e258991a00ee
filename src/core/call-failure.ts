import { type FieldError, HttpError, type Problem, problemOf } from './http-error.ts';

/**
 * Why a call failed. `failed`: it may be repeated as it is. `invalid`: fields are wrong. `refused`:
 * for the reason `code`; a feature reads further members of its own from `problem`.
 */
export type CallFailure =
  /** No answer in time; too many calls (429); the server broke or sent no problem document. */
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
