import { HttpError } from './http-error.ts';
import { type FieldError, type Problem, problemOf } from './problem.ts';

/**
 * Why a call failed. `failed`: it may be retried unchanged. `invalid`: fields are wrong. `refused`:
 * for the reason `code`; a feature reads its own members from `problem`.
 */
export type CallFailure =
  /** No response in time; too many calls (429); a server error, or no problem document. */
  | { kind: 'failed'; cause: 'network' | 'busy' | 'server' }
  | { kind: 'invalid'; errors: FieldError[] }
  | { kind: 'refused'; code: string; problem: Problem };

/** Classifies the error of a failed call. */
export function failureOf(error: unknown): CallFailure {
  if (!(error instanceof HttpError)) return { kind: 'failed', cause: 'network' };
  if (error.status === 429) return { kind: 'failed', cause: 'busy' };
  const problem = problemOf(error);
  if (error.status >= 500 || !problem) return { kind: 'failed', cause: 'server' };
  const { errors, code } = problem;
  return Array.isArray(errors) ? { kind: 'invalid', errors } : { kind: 'refused', code, problem };
}

/** Whether a read failed for a reason that may pass; false without an error. */
export function mayRetry(error: unknown): boolean {
  return error !== null && failureOf(error).kind === 'failed';
}
