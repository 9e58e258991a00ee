import { expect, test } from 'vitest';
import { describeFailure, failureCode } from './describe-failure.ts';

const refused = {
  code: 'EENVELOPE',
  responseCode: 550,
  response: '550 5.1.1 <noor@example.com> unknown',
};

test('the log gets the code only, the row also the response of the server', () => {
  expect(failureCode(refused)).toBe('EENVELOPE 550');
  expect(describeFailure(refused)).toBe('EENVELOPE 550: 550 5.1.1 <noor@example.com> unknown');
});

test('a response to a login is never stored', () => {
  const login = { code: 'EAUTH', responseCode: 535, response: '535 bad password for ola:secret' };
  expect(describeFailure(login)).toBe('EAUTH 535');
});

test('an error without a code is described by its name, anything else as unknown', () => {
  expect(describeFailure(new TypeError('noor@example.com'))).toBe('TypeError');
  expect(describeFailure('noor@example.com')).toBe('unknown');
  expect(describeFailure(null)).toBe('unknown');
});
