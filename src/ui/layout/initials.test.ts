import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('takes the first letters of the first two words', () => {
  expect(initials('Rita Fonseca')).toBe('RF');
  expect(initials('Ana Maria da Silva')).toBe('AM');
});

it('handles one word, odd spaces and an empty name', () => {
  expect(initials('Noor')).toBe('N');
  expect(initials('  Tiago \t Melo ')).toBe('TM');
  expect(initials('   ')).toBe('');
});

it('keeps accents, and letters outside the basic plane whole', () => {
  expect(initials('ângela óscar')).toBe('ÂÓ');
  expect(initials('𝒜lba Reis')).toBe('𝒜R');
});

it('handles names of other scripts, of one letter and with signs around them', () => {
  expect(initials('山田 太郎')).toBe('山太');
  expect(initials('山田太郎')).toBe('山');
  expect(initials('نور الأمين')).toBe('ن\u200cا');
  expect(initials('ж')).toBe('Ж');
  expect(initials('(Rita) “Falcão”')).toBe('RF');
  expect(initials('Simon & Sons')).toBe('SS');
  expect(initials('José Núñez-Ruiz y Ortega')).toBe('JN');
  expect(initials('— …')).toBe('');
});

it('keeps an accent that is written apart with its letter', () => {
  expect(initials('A\u0301lvaro E\u0302nio')).toBe('ÁÊ');
});
