import { expect, it } from 'vitest';
import { dateFormat, keepDaysWhole } from './date-format.ts';

it('makes each format once', () => {
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const format = dateFormat('pt-PT', day);
  expect(format.format(0)).toBe('1 de janeiro');
  expect(dateFormat('pt-PT', { ...day })).toBe(format);
  expect(dateFormat('en-GB', day)).not.toBe(format);
});

const spaced = (text: string) => keepDaysWhole(text).replaceAll('\u00a0', '_');

it('keeps a day with its month, and a Portuguese year with its preposition', () => {
  expect(spaced('Thursday 26 November 2026')).toBe('Thursday 26_November 2026');
  expect(spaced('quinta-feira, 26 de novembro de 2026')).toBe(
    'quinta-feira, 26_de_novembro de_2026',
  );
  expect(spaced('novembro de 2026')).toBe('novembro de_2026');
  expect(spaced('Thursday')).toBe('Thursday');
});

it('keeps every day of a sentence, and parts other numbers from their words', () => {
  expect(spaced('From 1 November to 5 May 2027, 12 people')).toBe(
    'From 1_November to 5_May 2027, 12 people',
  );
  expect(spaced('Entre 27 de maio e 1º de dezembro, 20 de cada 112 de maio')).toBe(
    'Entre 27_de_maio e 1º_de_dezembro, 20 de cada 112 de maio',
  );
});
