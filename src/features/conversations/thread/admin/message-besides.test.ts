import { expect, it } from 'vitest';
import { leftOutKey, messageBesidesTexts } from './message-besides.texts.ts';

it.each([
  ['type_not_allowed', 'files of this type are not accepted'],
  ['type_mismatch', 'its content is not what its name says'],
  ['too_large', 'larger than 25 MB'],
  ['infected', 'virus scanner'],
  ['empty_file', 'it is empty'],
  ['too_many', 'more than 30 files'],
  ['a_code_of_tomorrow', 'was not kept.'],
])('a file that was refused as %s says so: %s', (code, reason) => {
  expect(messageBesidesTexts.en[leftOutKey(code)]).toContain(reason);
});

it('no other reason is said to be the type', () => {
  const others = ['type_mismatch', 'too_large', 'infected', 'empty_file', 'unreadable', 'x'];
  for (const code of others)
    expect(messageBesidesTexts.en[leftOutKey(code)]).not.toContain('of this type');
});
