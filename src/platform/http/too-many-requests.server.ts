import type { Context } from 'hono';
import { translate } from '#i18n/texts.ts';
import { problem } from './problem.server.ts';
import { requestTexts } from './request.texts.ts';

/** Returns a 429 `too_many_requests` response in both languages, as the visitor's is unknown here. */
export function tooManyRequests(c: Context, waitSeconds: number): Response {
  c.header('Retry-After', String(waitSeconds));
  return problem(c, {
    status: 429,
    code: 'too_many_requests',
    title: translate(requestTexts, 'en', 'too_many_requests'),
    titlePt: translate(requestTexts, 'pt', 'too_many_requests'),
  });
}
