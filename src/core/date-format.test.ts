import { expect, it } from 'vitest';
import { dateFormat } from './date-format.ts';

it('makes each format once', () => {
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const format = dateFormat('pt-PT', day);
  expect(format.format(0)).toBe('1 de janeiro');
  expect(dateFormat('pt-PT', { ...day })).toBe(format);
  expect(dateFormat('en-GB', day)).not.toBe(format);
});
