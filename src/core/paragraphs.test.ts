import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

it.each([
  ['one\n\ntwo', ['one', 'two']],
  ['one\r\n\r\ntwo\r\n', ['one', 'two']],
  ['\n\n one \n \t \n\n\n two', ['one', 'two']],
  ['a line\nand the next', ['a line\nand the next']],
  ['', []],
  [' \n\n ', []],
])('a text is split on its blank lines: %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});

it('a text of a hundred thousand blank lines is split at once', () => {
  // The processor's time, in microseconds: other programs do not count.
  const begun = process.cpuUsage();
  expect(paragraphsOf(`a${'\n \t'.repeat(100_000)}\n\nb`)).toEqual(['a', 'b']);
  expect(process.cpuUsage(begun).user).toBeLessThan(500_000);
});
