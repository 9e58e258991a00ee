import { expect, test } from 'vitest';
import { splitUnbroken } from './unbroken-words.ts';

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
