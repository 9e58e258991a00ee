import { expect, it } from 'vitest';
import { HttpError } from '#core/http-error.ts';
import { describeCallFailure } from './describe-call-failure.ts';

const refusal = new HttpError(
  409,
  JSON.stringify({ code: 'is_staff', title: 'On the staff', titlePt: 'É da equipa' }),
);

it('says why a call was refused, in both languages', () => {
  expect(describeCallFailure(refusal, 'en')).toBe('On the staff');
  expect(describeCallFailure(refusal, 'pt')).toBe('É da equipa');
});

it('has a sentence in Portuguese where the server has only an English one', () => {
  const error = new HttpError(404, JSON.stringify({ code: 'not_found', title: 'Not there' }));
  expect(describeCallFailure(error, 'pt')).toMatch(/^O servidor recusou/);
});

it('names the fault of a field, and a server that is away', () => {
  const errors = [{ field: 'text', code: 'too_long', message: 'This text is too long' }];
  const error = new HttpError(422, JSON.stringify({ code: 'invalid_fields', errors }));
  expect(describeCallFailure(error, 'en')).toBe('This text is too long');
  expect(describeCallFailure(new TypeError('fetch'), 'pt')).toMatch(/^O servidor não respondeu/);
});
