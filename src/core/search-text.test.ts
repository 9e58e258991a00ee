import { describe, expect, it } from 'vitest';
import { containsPattern, searchText } from './search-text.ts';

describe('search text', () => {
  it('ignores case and accents', () => {
    expect(searchText('Faturação ELETRÓNICA', null, undefined, 'Ålesund')).toBe(
      'faturacao eletronica alesund',
    );
  });

  it('is the same for composed and decomposed letters', () => {
    expect(searchText('ação')).toBe(searchText('ac\u0327a\u0303o'));
  });

  it('turns control characters and runs of spaces into one space', () => {
    expect(searchText(' a\0\n\t b ')).toBe('a b');
  });

  it('makes a pattern in which %, _ and \\ stand for themselves', () => {
    expect(containsPattern('100% a_b \\')).toBe('%100\\% a\\_b \\\\%');
  });
});
