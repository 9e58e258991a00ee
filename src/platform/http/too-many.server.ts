import type { Context } from 'hono';
import { translate } from '#i18n/texts.ts';
import { problem } from './problem.server.ts';
import { requestTexts } from './request.texts.ts';

/** Answers 429 `too_many_requests`; the language is unknown here, so it says it in both. */
export function tooMany(c: Context, waitSeconds: number): Response {
  c.header('Retry-After', String(waitSeconds));
  return problem(c, {
    status: 429,
    code: 'too_many_requests',
    title: translate(requestTexts, 'en', 'too_many_requests'),
    titlePt: translate(requestTexts, 'pt', 'too_many_requests'),
  });
}
