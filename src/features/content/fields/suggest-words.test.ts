import { describe, expect, it } from 'vitest';
import { suggestWords, withWord } from './suggest-words.ts';

const known = ['taxes', 'IVA', 'Contratação', 'banking'].map((word) => ({ word, label: word }));
const wordsFor = (lines: string[], from = known) =>
  suggestWords(lines, from).map(({ word }) => word);

describe('words that are suggested', () => {
  it.each([
    [[], ['banking', 'Contratação', 'IVA', 'taxes']],
    [['tax'], ['taxes']],
    [['TAX'], ['taxes']],
    [['contratacao'], ['banking', 'IVA', 'taxes']],
    [['contrataca'], ['Contratação']],
    [['taxes', 'iv'], ['IVA']],
    [
      ['taxes', ''],
      ['banking', 'Contratação', 'IVA'],
    ],
    // A word that is whole is no beginning of another.
    [['taxes'], ['banking', 'Contratação', 'IVA']],
    [['something new'], []],
  ])('%j', (lines, suggested) => {
    expect(wordsFor(lines)).toEqual(suggested);
  });

  it('are eight at most', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ word: `word ${at}`, label: '' }));
    expect(suggestWords([], many)).toHaveLength(8);
  });

  it('are found by what they are called in Portuguese too, and stored as the word', () => {
    const translated = [...known, { word: 'hiring', label: 'Recrutamento' }];
    expect(wordsFor(['recru'], translated)).toEqual(['hiring']);
    expect(wordsFor(['hir'], translated)).toEqual(['hiring']);
    expect(withWord(['recru'], 'hiring', translated)).toEqual(['hiring']);
  });

  it.each([
    [['ta'], 'taxes', ['taxes']],
    [['IVA', 'ta'], 'taxes', ['IVA', 'taxes']],
    [['IVA'], 'taxes', ['IVA', 'taxes']],
    [['IVA', ''], 'taxes', ['IVA', 'taxes']],
    [[], 'taxes', ['taxes']],
    // What was meant as a new word is not lost.
    [['something new'], 'taxes', ['something new', 'taxes']],
  ])('%j with %s', (lines, word, result) => {
    expect(withWord(lines, word, known)).toEqual(result);
  });
});
