import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('an excerpt', () => {
  it('is the text where it fits', () => {
    expect(excerptOf('Short.', 40)).toBe('Short.');
    expect(excerptOf('No stop at the end', 40)).toBe('No stop at the end');
  });

  it('ends with the last sentence that fits', () => {
    expect(excerptOf('One is here. Two is here. Three is here.', 25)).toBe(
      'One is here. Two is here.',
    );
    expect(excerptOf('“Is it?” she asked. Then she left, and nobody spoke.', 22)).toBe(
      '“Is it?” she asked.',
    );
  });

  it('has the first paragraph only', () => {
    expect(excerptOf('First.\n\nSecond.', 40)).toBe('First.');
  });

  it('does not take an initial or a decimal for an end', () => {
    expect(excerptOf('The firm of J. Silva paid 1.5 million. Then more came.', 40)).toBe(
      'The firm of J. Silva paid 1.5 million.',
    );
  });

  it('cuts a long first sentence between two words', () => {
    expect(excerptOf('A sentence that goes on, and on, and on.', 27)).toBe(
      'A sentence that goes on…',
    );
    expect(excerptOf('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`);
  });
});
