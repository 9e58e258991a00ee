import { expect, it } from 'vitest';
import { getSpokenLine } from './authors.ts';

const rita = {
  languages: ['Portuguese', 'English', 'French'],
  languagesPt: ['português', 'inglês'],
};

it('says in a sentence which languages someone speaks', () => {
  expect(getSpokenLine('en', rita)).toBe('Speaks Portuguese, English and French');
  expect(getSpokenLine('pt', rita)).toBe('Fala português e inglês');
});

it('falls back to the English names, and says nothing where none are known', () => {
  expect(getSpokenLine('pt', { languages: ['Dutch'] })).toBe('Fala Dutch');
  expect(getSpokenLine('en', {})).toBeNull();
  expect(getSpokenLine('en', { languages: [] })).toBeNull();
});
