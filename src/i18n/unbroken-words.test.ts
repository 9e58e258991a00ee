import { expect, test } from 'vitest';
import { keepCountsWhole, keepDaysWhole, splitUnbroken } from './unbroken-words.ts';

test('an e-mail and a reference are not broken at their hyphen', () => {
  expect(splitUnbroken('O e-mail sobre a encomenda EN-H69JT6, de hoje.')).toEqual([
    'O ',
    'e-mail',
    ' sobre a encomenda ',
    'EN-H69JT6',
    ', de hoje.',
  ]);
});

test('a verb is not broken before its short pronoun', () => {
  expect(splitUnbroken('Um consultor contacta-o; pode marcá-la.')).toEqual([
    'Um consultor ',
    'contacta-o',
    '; pode ',
    'marcá-la',
    '.',
  ]);
});

test('nor is a means of payment of two words', () => {
  expect(splitUnbroken('Pagar por MB WAY ou por cartão')[1]).toBe('MB WAY');
});

test('nor before a pronoun of the first or second person', () => {
  expect(splitUnbroken('O banco chegou-me com resposta.')[1]).toBe('chegou-me');
});

test('nor a word that goes on after its pronoun', () => {
  expect(splitUnbroken('Azeite de Trás-os-Montes, vendido')[1]).toBe('Trás-os-Montes');
});

test('nor a weekday', () => {
  expect(splitUnbroken('A consulta de quarta-feira, às segundas-feiras')).toEqual([
    'A consulta de ',
    'quarta-feira',
    ', às ',
    'segundas-feiras',
    '',
  ]);
});

test('nor a postal code', () => {
  expect(splitUnbroken('Dto., 1100-000 Lisboa, de 2025-2026')[1]).toBe('1100-000');
  expect(splitUnbroken('de 2025-2026')).toHaveLength(1);
});

test('other long words may be broken at theirs', () => {
  for (const text of ['recém-chegado', 'self-employed'])
    expect(splitUnbroken(text)).toEqual([text]);
});

const spaced = (text: string) => keepDaysWhole(text).replaceAll('\u00a0', '_');

test('keeps a day with its month, and a Portuguese year with its preposition', () => {
  expect(spaced('Thursday 26 November 2026')).toBe('Thursday 26_November 2026');
  expect(spaced('quinta-feira, 26 de novembro de 2026')).toBe(
    'quinta-feira, 26_de_novembro de_2026',
  );
  expect(spaced('novembro de 2026')).toBe('novembro de_2026');
  expect(spaced('Thursday')).toBe('Thursday');
});

test('keeps every day of a sentence, and parts other numbers from their words', () => {
  expect(spaced('From 1 November to 5 May 2027, 12 people')).toBe(
    'From 1_November to 5_May 2027, 12 people',
  );
  expect(spaced('Entre 27 de maio e 1º de dezembro, 20 de cada 112 de maio')).toBe(
    'Entre 27_de_maio e 1º_de_dezembro, 20 de cada 112 de maio',
  );
});

test('keeps a number with the time that it counts, and a range in one piece', () => {
  const counted = (text: string) => keepCountsWhole(text).replaceAll('\u00a0', '_');
  expect(counted('within 14 days, in 3 steps')).toBe('within 14_days, in 3 steps');
  expect(counted('Temos 15 dias úteis ou um mês')).toBe('Temos 15_dias úteis ou um mês');
  expect(counted('Weekdays 09:00 to 18:00')).toBe('Weekdays 09:00_to_18:00');
  expect(counted('Dias úteis, das 09:00 às 18:00')).toBe('Dias úteis, das 09:00_às_18:00');
  expect(counted('5 a 7 dias úteis')).toBe('5_a_7_dias úteis');
});
