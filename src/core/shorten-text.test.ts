import { describe, expect, it } from 'vitest';
import { shortenText } from './shorten-text.ts';

describe('a shortened text', () => {
  it('is on one line, and whole where it fits', () => {
    expect(shortenText('  One\n two  ', 20)).toBe('One two');
    expect(shortenText('twelve chars', 12)).toBe('twelve chars');
  });

  it.each([
    ['A company in Portugal, in six weeks', 24, 'A company in Portugal…'],
    ['Uma empresa em Portugal: seis semanas', 26, 'Uma empresa em Portugal…'],
    ['Registering the company itself', 15, 'Registering…'],
  ])('ends after a whole word, without what hangs on it: %s', (text, longest, shown) => {
    expect(shortenText(text, longest)).toBe(shown);
  });

  it.each([10, 15, 30, 100, 155, 200])(
    'is at most as long as asked, and of whole words: %s',
    (longest) => {
      const text = 'We register the company, sort out tax and banking; you sell. '.repeat(9).trim();
      const shown = shortenText(text, longest);
      expect(shown.length).toBeLessThanOrEqual(longest);
      const words = text.split(/[\s,;.]+/);
      expect(words).toContain(shown.slice(0, -1).split(' ').at(-1));
    },
  );

  it('cuts a word only where it alone is longer', () => {
    expect(shortenText('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(shortenText(`${'x'.repeat(8)}😀${'y'.repeat(9)}`, 10)).not.toMatch(
      /[\ud800-\udfff](?![\udc00-\udfff])/,
    );
  });
});
