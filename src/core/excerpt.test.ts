import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

/** Every sentence that fits. */
const upTo = (most: number) => ({ most, enough: most });

describe('an excerpt', () => {
  it('is the text where it fits', () => {
    expect(excerptOf('Short.', upTo(40))).toBe('Short.');
    expect(excerptOf('No stop at the end', upTo(40))).toBe('No stop at the end');
  });

  it('ends with the last sentence that fits', () => {
    expect(excerptOf('One is here. Two is here. Three is here.', upTo(25))).toBe(
      'One is here. Two is here.',
    );
    expect(excerptOf('“Is it?” she asked. Then she left, and nobody spoke.', upTo(22))).toBe(
      '“Is it?” she asked.',
    );
  });

  it('has enough with a sentence of some length', () => {
    const text = 'It is short. It goes on for some more. It would fit as well.';
    expect(excerptOf(text, { most: 80, enough: 20 })).toBe(
      'It is short. It goes on for some more.',
    );
    expect(excerptOf(text, { most: 80, enough: 10 })).toBe('It is short.');
    expect(excerptOf(text, { most: 30, enough: 20 })).toBe('It is short.');
  });

  it('has the first paragraph only', () => {
    expect(excerptOf('First.\n\nSecond.', upTo(40))).toBe('First.');
  });

  it('does not take an initial or a decimal for an end', () => {
    expect(excerptOf('The firm of J. Silva paid 1.5 million. Then more came.', upTo(40))).toBe(
      'The firm of J. Silva paid 1.5 million.',
    );
  });

  it('cuts a long first sentence between two words', () => {
    expect(excerptOf('A sentence that goes on, and on, and on.', upTo(27))).toBe(
      'A sentence that goes on…',
    );
    expect(excerptOf('a'.repeat(50), upTo(10))).toBe(`${'a'.repeat(9)}…`);
  });
});
