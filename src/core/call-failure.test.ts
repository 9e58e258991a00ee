import { describe, expect, it } from 'vitest';
import { failureOf, mayRetry } from './call-failure.ts';
import { codesByField } from './field-codes.ts';
import { HttpError } from './http-error.ts';

function httpError(status: number, body: unknown) {
  return new HttpError(status, typeof body === 'string' ? body : JSON.stringify(body));
}

describe('why a call failed', () => {
  it.each([new TypeError('Failed to fetch'), new DOMException('No answer', 'AbortError')])(
    'is the network if there was no response: %s',
    (error) => expect(failureOf(error)).toEqual({ kind: 'failed', cause: 'network' }),
  );

  it.each([
    [429, { code: 'too_many' }, 'busy'],
    [500, { code: 'internal_error' }, 'server'],
    [503, '', 'server'],
    [404, '<html>', 'server'],
    [409, {}, 'server'],
  ])('%i %o may be retried: %s', (status, body, cause) => {
    expect(failureOf(httpError(status, body))).toEqual({ kind: 'failed', cause });
  });

  it('names the fields that are wrong', () => {
    const errors = [{ field: 'email', code: 'invalid_email', message: 'Invalid' }];
    const error = httpError(422, { code: 'invalid_fields', errors });
    expect(failureOf(error)).toEqual({ kind: 'invalid', errors });
  });

  it('passes on the problem of a refusal, from which a feature reads its own members', () => {
    const problem = { code: 'slot_taken', nearest: [] };
    const refused = { kind: 'refused', code: 'slot_taken', problem };
    expect(failureOf(httpError(409, problem))).toEqual(refused);
  });
});

it('mayRetry is for what may pass: not for a missing record, nor for a read that succeeded', () => {
  expect(mayRetry(httpError(503, { code: 'temporarily_unavailable' }))).toBe(true);
  expect(mayRetry(new TypeError('Failed to fetch'))).toBe(true);
  expect(mayRetry(httpError(404, { code: 'not_found' }))).toBe(false);
  expect(mayRetry(null)).toBe(false);
});

it('codesByField returns the first code of each known field', () => {
  const errors = [
    { field: 'nif', code: 'invalid_nif' },
    { field: 'nif', code: 'too_long' },
    { field: 'other', code: 'x' },
  ];
  const error = httpError(422, { code: 'invalid_fields', errors });
  expect(codesByField(error, ['email', 'nif'])).toEqual({ nif: 'invalid_nif' });
  expect(codesByField(error, ['email'])).toEqual({});
  expect(codesByField(new TypeError('Failed to fetch'), ['nif'])).toEqual({});
});
