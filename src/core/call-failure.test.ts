import { describe, expect, it } from 'vitest';
import { failureOf } from './call-failure.ts';
import { codesByField } from './field-codes.ts';
import { HttpError } from './http-error.ts';

function answer(status: number, body: unknown) {
  return new HttpError(status, typeof body === 'string' ? body : JSON.stringify(body));
}

describe('what a failed call means', () => {
  it.each([new TypeError('Failed to fetch'), new DOMException('No answer', 'AbortError')])(
    'without an answer it is the network: %s',
    (error) => expect(failureOf(error)).toEqual({ kind: 'failed', cause: 'network' }),
  );

  it.each([
    [429, { code: 'too_many' }, 'busy'],
    [500, { code: 'internal_error' }, 'server'],
    [503, '', 'server'],
    [404, '<html>', 'server'],
    [409, {}, 'server'],
  ])('%i %o may be repeated: %s', (status, body, cause) => {
    expect(failureOf(answer(status, body))).toEqual({ kind: 'failed', cause });
  });

  it('names the fields that are wrong', () => {
    const errors = [{ field: 'email', code: 'invalid_email', message: 'Invalid' }];
    const error = answer(422, { code: 'invalid_fields', errors });
    expect(failureOf(error)).toEqual({ kind: 'invalid', errors });
  });

  it('hands on the problem of a refusal, for what a feature reads from it', () => {
    const problem = { code: 'slot_taken', nearest: [] };
    const refused = { kind: 'refused', code: 'slot_taken', problem };
    expect(failureOf(answer(409, problem))).toEqual(refused);
  });
});

it('the first code of each known field counts', () => {
  const errors = [
    { field: 'nif', code: 'invalid_nif' },
    { field: 'nif', code: 'too_long' },
    { field: 'other', code: 'x' },
  ];
  const error = answer(422, { code: 'invalid_fields', errors });
  expect(codesByField(error, ['email', 'nif'])).toEqual({ nif: 'invalid_nif' });
  expect(codesByField(error, ['email'])).toEqual({});
  expect(codesByField(new TypeError('Failed to fetch'), ['nif'])).toEqual({});
});
