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
