import { expect, test } from 'vitest';
import { median, spread } from './statistics.mjs';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
  expect(median([])).toBeNaN();
});

test('the spread is the distance of the extremes as a share of the median', () => {
  expect(spread([100, 90, 115])).toBeCloseTo(0.25);
  expect(spread([7, 7])).toBe(0);
});
