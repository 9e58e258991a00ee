import { describe, expect, it } from 'vitest';
import { suggestWords, withWord } from './suggest-words.ts';

const known = ['taxes', 'IVA', 'Contratação', 'banking'];

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
    expect(suggestWords(lines, known)).toEqual(suggested);
  });

  it('are eight at most', () => {
    expect(
      suggestWords(
        [],
        Array.from({ length: 20 }, (_, at) => `word ${at}`),
      ),
    ).toHaveLength(8);
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
