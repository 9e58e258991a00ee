import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

it('a text takes a minute for 200 words, and one at least', () => {
  expect(readingMinutes('word '.repeat(1300))).toBe(7);
  expect(readingMinutes('x'.repeat(10_000))).toBe(1);
  expect(readingMinutes('')).toBe(1);
});
