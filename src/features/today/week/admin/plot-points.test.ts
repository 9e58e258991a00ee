import { expect, it } from 'vitest';
import { areaPath, daysFrom, heightsOf, linePath, runningTotals } from './plot-points.ts';

it('draws both weeks on one scale, and a week without anything flat', () => {
  expect(heightsOf([1, 2], [4, 0])).toEqual({ heights: [24, 48], otherHeights: [96, 0] });
  expect(heightsOf([], [0, 0])).toEqual({ heights: [], otherHeights: [0, 0] });
});

it('adds up, and draws a line with what lies below it', () => {
  expect(runningTotals([1, 0, 2])).toEqual([1, 1, 3]);
  expect(linePath([0, 96])).toBe('M17 96L47 0');
  expect(areaPath([0, 96])).toBe('M17 96L47 0L47 96L17 96z');
  expect(areaPath([5])).toBe('');
});

it('names the days of a week in which the clocks change', () => {
  expect(daysFrom('2026-03-23')).toHaveLength(7);
  expect(daysFrom('2026-03-23').at(-1)).toBe('2026-03-29');
});
