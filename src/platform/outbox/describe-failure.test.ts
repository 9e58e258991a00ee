import { expect, test } from 'vitest';
import { describeFailure, failureCode } from './describe-failure.ts';

const refused = {
  code: 'EENVELOPE',
  responseCode: 550,
  response: '550 5.1.1 <noor@example.com> unknown',
};

test('the log gets the code alone, the row also what the server answered', () => {
  expect(failureCode(refused)).toBe('EENVELOPE 550');
  expect(describeFailure(refused)).toBe('EENVELOPE 550: 550 5.1.1 <noor@example.com> unknown');
});

test('an answer to a login is kept nowhere', () => {
  const login = { code: 'EAUTH', responseCode: 535, response: '535 bad password for ola:secret' };
  expect(describeFailure(login)).toBe('EAUTH 535');
});

test('an error without a code goes by its name, anything else is unknown', () => {
  expect(describeFailure(new TypeError('noor@example.com'))).toBe('TypeError');
  expect(describeFailure('noor@example.com')).toBe('unknown');
  expect(describeFailure(null)).toBe('unknown');
});
