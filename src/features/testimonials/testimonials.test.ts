import { describe, expect, it } from 'vitest';
import { initialCount, nextCount } from './testimonials.ts';

describe('the number of testimonials shown', () => {
  it('starts at 6 and grows by 3 per click until all are shown', () => {
    expect(initialCount(false)).toBe(6);
    expect(nextCount(6, 11, false)).toBe(9);
    expect(nextCount(9, 11, false)).toBe(11);
  });

  it('starts at 3 in featured mode, and one click shows all', () => {
    expect(initialCount(true)).toBe(3);
    expect(nextCount(3, 8, true)).toBe(8);
  });
});
