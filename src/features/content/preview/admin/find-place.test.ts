import { describe, expect, it } from 'vitest';
import { findLine, lettersOf, lineAt } from './find-place.ts';

describe('the place of a page that is being written', () => {
  it('is known by the words of a line, without the signs of Markdown', () => {
    expect(lettersOf('## The **bank** decides')).toBe('thebankdecides');
    expect(lettersOf('- See [the list](/blog/list) for 2026[^1].')).toBe('seethelistfor2026');
    expect(lettersOf('3. Três dias')).toBe('trêsdias');
  });

  it('is the line of the caret, or the last one above it with words', () => {
    const text = 'one\n\ntwo words\n\n\nlast';
    expect(lineAt(text, 0)).toBe('one');
    expect(lineAt(text, 8)).toBe('two words');
    expect(lineAt(text, text.indexOf('\n\n\n') + 2)).toBe('two words');
    expect(lineAt(text, text.length)).toBe('last');
    expect(lineAt('', 0)).toBe('');
  });

  it('is where the words begin a part of the page, else the smallest that holds them', () => {
    const page = [
      'Contents: The bank decides, Sources',
      'The bank decides',
      'Two of five banks open',
    ];
    expect(findLine('## The bank decides', page)).toBe(1);
    expect(findLine('five banks', page)).toBe(2);
    expect(findLine('| Two of five banks | 5 |', page)).toBe(2);
    expect(findLine('nowhere', page)).toBeNull();
    expect(findLine('---', page)).toBeNull();
  });
});
