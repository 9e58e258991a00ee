import type { Context } from 'hono';
import type { DatabaseUnavailableError } from '#platform/database/transact.server.ts';
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

/** Answers 503 `files_unavailable` where the store of files is silent. */
export function answerSilentStore(context: Context): Response {
  context.header('Retry-After', '5');
  const title = 'The store of files does not answer at the moment; please try again';
  const titlePt = 'De momento, o arquivo de ficheiros não responde; tente de novo';
  return problem(context, { status: 503, code: 'files_unavailable', title, titlePt });
}
