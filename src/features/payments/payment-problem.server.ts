import type { Context } from 'hono';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { type Problem, problem } from '#platform/http/problem.server.ts';
import { orderErrorTexts } from './payments.texts.ts';

type Refusal = Omit<Problem, 'title'> & { code: keyof typeof orderErrorTexts.en };

/** Returns the problem response of a refused payment call. */
export function paymentProblem(c: Context, refused: Refusal, language: Language = 'en'): Response {
  const title = translate(orderErrorTexts, language, refused.code);
  return problem(c, { ...refused, title } as Problem);
}

/** Returns the 429 response to a visitor whose network's cards keep failing. */
export function tooManyFailedCards(
  c: Context,
  waitSeconds: number,
  language: Language = 'en',
): Response {
  c.header('Retry-After', String(waitSeconds));
  return paymentProblem(c, { status: 429, code: 'too_many_failed_cards' }, language);
}
