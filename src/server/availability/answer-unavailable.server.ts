import type { Context } from 'hono';
import type { DatabaseUnavailableError } from '#platform/database/retry-transient-faults.server.ts';
import { type Problem, problem } from '#platform/http/problem.server.ts';

export const unavailableProblem: Problem = {
  status: 503,
  code: 'temporarily_unavailable',
  title: 'The database does not answer at the moment; please try again',
};

/** Answers 503 `temporarily_unavailable` and says when to ask again. */
export function answerUnavailable(context: Context, error: DatabaseUnavailableError): Response {
  context.header('Retry-After', String(error.retryAfter));
  return problem(context, unavailableProblem);
}
