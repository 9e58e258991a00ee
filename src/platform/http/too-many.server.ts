import type { Context } from 'hono';
import { translate } from '#i18n/texts.ts';
import { problem } from './problem.server.ts';
import { requestTexts } from './request.texts.ts';

/** Answers 429 `too_many_requests`; the language is unknown here, so it says it in both. */
export function tooMany(context: Context, waitSeconds: number): Response {
  context.header('Retry-After', String(waitSeconds));
  return problem(context, {
    status: 429,
    code: 'too_many_requests',
    title: translate(requestTexts, 'en', 'too_many_requests'),
    titlePt: translate(requestTexts, 'pt', 'too_many_requests'),
  });
}
