import { expect, it } from 'vitest';
import { dateFormat, keepDayWhole } from './date-format.ts';

it('makes each format once', () => {
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const format = dateFormat('pt-PT', day);
  expect(format.format(0)).toBe('1 de janeiro');
  expect(dateFormat('pt-PT', { ...day })).toBe(format);
  expect(dateFormat('en-GB', day)).not.toBe(format);
});

it('keeps a day with its month, and a Portuguese year with its preposition', () => {
  const spaced = (text: string) => keepDayWhole(text).replaceAll('\u00a0', '_');
  expect(spaced('Thursday 26 November 2026')).toBe('Thursday 26_November 2026');
  expect(spaced('quinta-feira, 26 de novembro de 2026')).toBe(
    'quinta-feira, 26_de_novembro de_2026',
  );
  expect(spaced('novembro de 2026')).toBe('novembro de_2026');
  expect(spaced('Thursday')).toBe('Thursday');
});
