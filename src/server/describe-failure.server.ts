import { DatabaseUnavailableError } from '#platform/database/transact.server.ts';
import type { Problem } from '#platform/http/problem.server.ts';
import { unavailableProblem } from './availability/answer-unavailable.server.ts';

/** The error response to an address without a call. */
export const noSuchCall: Problem = {
  status: 404,
  code: 'not_found',
  title: 'There is no such call',
};

/** Returns the error response of a call that threw. */
export function describeFailure(error: unknown): Problem {
  if (error instanceof DatabaseUnavailableError) return unavailableProblem;
  return {
    status: 500,
    code: 'internal_error',
    title: 'Something failed on our side; nothing was stored',
  };
}
