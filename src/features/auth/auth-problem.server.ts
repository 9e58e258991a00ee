import type { Context } from 'hono';
import type { Language } from '#i18n/language.ts';
import { type Problem, problem } from '#platform/http/problem.server.ts';
import { authErrorText } from './auth.texts.ts';

type Refusal = Pick<Problem, 'status' | 'code'> & {
  /** What the code is about, where one code has several sentences. */
  about?: string;
  /** The language of the request, if it named one. */
  locale?: Language;
  triesLeft?: number;
  /** Of a passkey: it was presented as asked, and is none of ours, or no longer. */
  isUnknown?: boolean;
};

/** Responds with a refusal: `title` in the language of the request, and `titlePt` for any. */
export function authProblem(
  c: Context,
  { about = '', locale = 'en', ...refusal }: Refusal,
): Response {
  const sentence = (language: Language) => authErrorText(language, about, refusal.code);
  return problem(c, { ...refusal, title: sentence(locale), titlePt: sentence('pt') });
}
