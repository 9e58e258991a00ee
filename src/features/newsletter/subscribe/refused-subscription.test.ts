import { expect, it } from 'vitest';
import { HttpError } from '#core/http-error.ts';
import { describeRefusal, readRefusal } from './refused-subscription.ts';

const failed = 'An error occurred during subscription. Please try again.';

it.each([
  [new HttpError(500, ''), failed],
  [new TypeError('Failed to fetch'), failed],
  [new HttpError(409, ''), 'This email is already subscribed to our newsletter.'],
  [
    new HttpError(429, '', '', '781'),
    `${failed} Too many attempts in a short time: the next one works in 14 minutes.`,
  ],
  [new HttpError(429, ''), `${failed} Too many attempts in a short time: wait a while first.`],
])('after %s the box and the toast say: %s', (error, sentences) => {
  expect(describeRefusal(readRefusal(error), 'en')).toBe(sentences);
});

it('a wait is named in Portuguese, too', () => {
  const refusal = readRefusal(new HttpError(429, '', '', '781'));
  expect(describeRefusal(refusal, 'pt')).toContain('a próxima só funciona dentro de 14 minutos.');
});
