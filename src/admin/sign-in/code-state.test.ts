import { describe, expect, it } from 'vitest';
import { codeStateAt, newAttempt, timeToNewCode } from './code-state.ts';

const askedAt = Date.parse('2026-11-23T08:52:00.000Z');
const after = (seconds: number) => askedAt + seconds * 1000;
const attempt = newAttempt(askedAt);

describe('the state of a code', () => {
  it.each([
    [5, 0, 'fresh'],
    [4, 10, 'wrong'],
    [1, 10, 'wrong'],
    [0, 10, 'locked'],
    [5, 15 * 60 - 1, 'fresh'],
    [3, 15 * 60, 'expired'],
    [0, 15 * 60, 'expired'],
  ])('with %s tries left after %s s is %s', (triesLeft, seconds, state) => {
    expect(codeStateAt({ ...attempt, triesLeft }, after(seconds))).toBe(state);
  });
});

describe('the time to a new code', () => {
  it.each([
    [0, '1:00'],
    [18, '0:42'],
    [59.2, '0:01'],
    [60, null],
    [600, null],
  ])('after %s s is %s', (seconds, shown) => {
    expect(timeToNewCode(attempt, after(seconds))).toBe(shown);
  });
});
