import { describe, expect, it } from 'vitest';
import { indexWords } from './index-words.ts';

describe('the words of a text', () => {
  it.each([
    ['ana.silva@x-y.com', ['ana', 'silva', 'x', 'y', 'com']],
    ['EN-7K4QXM', ['en', '7k4qxm']],
    ['+351 912 345 678', ['351', '912', '345', '678']],
    ['Conceição João', ['conceicao', 'joao']],
    ['tea, TEA & tea', ['tea']],
    ['Łódź 東京', ['lodz', 'u06771u04eac']],
    ['  ', []],
  ])('of %s', (text, words) => {
    expect(indexWords(text)).toEqual(words);
  });

  it('are cut when they are long, and bounded in number', () => {
    expect(indexWords('a'.repeat(500))).toEqual(['a'.repeat(60)]);
    const many = Array.from({ length: 5_000 }, (_, number) => `w${number}`).join(' ');
    expect(indexWords(many)).toHaveLength(4_000);
  });

  it('need no text', () => {
    expect(indexWords(null, undefined, '')).toEqual([]);
  });
});
