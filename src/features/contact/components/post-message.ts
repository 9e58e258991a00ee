import { answerTimeout, apiRequest } from '#core/api-request.ts';
import { HttpError, problemOf } from '#core/http-error.ts';
import type { ContactRequest } from '../contact.input.ts';
import { contactUrl } from '../contact.queries.ts';

export type FieldRefusal = { field: string; code: string };

/** Why a message did not go through, for a person. `network`: no answer; `busy`: too many tries. */
export type Failure =
  | { kind: 'refused'; code: string }
  | { kind: 'failed'; cause: 'network' | 'busy' | 'server' };

/** What came of sending the form. Nothing here throws. */
export type PostOutcome = { kind: 'sent' } | { kind: 'invalid'; errors: FieldRefusal[] } | Failure;

function outcomeOf(error: unknown): PostOutcome {
  if (!(error instanceof HttpError)) return { kind: 'failed', cause: 'network' };
  const problem = problemOf(error);
  if (error.status === 429) return { kind: 'failed', cause: 'busy' };
  if (error.status >= 500 || !problem) return { kind: 'failed', cause: 'server' };
  if (Array.isArray(problem.errors))
    return { kind: 'invalid', errors: problem.errors as FieldRefusal[] };
  return { kind: 'refused', code: problem.code };
}

/** Sends the message once under an idempotency key; any 2xx counts as sent. */
export async function postMessage(request: ContactRequest, key: string): Promise<PostOutcome> {
  try {
    await apiRequest(contactUrl, {
      body: request,
      headers: { 'Idempotency-Key': key },
      signal: answerTimeout(),
    });
    return { kind: 'sent' };
  } catch (error) {
    return outcomeOf(error);
  }
}
