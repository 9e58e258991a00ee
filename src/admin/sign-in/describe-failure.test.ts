import { expect, it } from 'vitest';
import { HttpError } from '#core/http-error.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import type { Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { describeFailure, readSignInFailure } from './describe-failure.ts';

function described(retryAfter: string | null, language: Language): string {
  const failure = readSignInFailure(new HttpError(429, '{}', '', retryAfter));
  return describeFailure(
    failure,
    (key, params) => translate(signInTexts, language, key, params),
    language,
  );
}

it.each([
  ['1', 'en', 'Please try again in 1 minute.'],
  ['781', 'en', 'Please try again in 14 minutes.'],
  ['3600', 'pt', 'Tente de novo dentro de 60 minutos.'],
  ['79000', 'en', 'Please try again in 22 hours.'],
] as const)('after a wait of %s seconds, in %s: %s', (seconds, language, sentence) => {
  expect(described(seconds, language)).toContain(sentence);
});

it('a limit that names no wait asks to wait a while', () => {
  expect(described(null, 'en')).toContain('Please wait a while.');
  expect(described('Wed, 25 Nov 2026 21:00:00 GMT', 'en')).toContain('Please wait a while.');
});
