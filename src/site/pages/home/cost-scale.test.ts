import { expect, it } from 'vitest';
import { costScale } from './cost-scale.ts';

it.each([
  [31, [10, 20, 30]],
  [32, [10, 20, 30]],
  [33, [20, 40, 60]],
  [9, [5, 10, 15]],
  [3, [1, 2, 3]],
  [400_000, [200_000, 400_000, 600_000]],
  [0.5, [0.2, 0.4, 0.6]],
])('the lines of a chart up to %s euros are at %j', (highest, lines) => {
  const scale = costScale(highest);
  expect(scale.lines.map((line) => Math.round(line * 100) / 100)).toEqual(lines);
  expect(highest * scale.unit).toBeLessThanOrEqual(105);
});
