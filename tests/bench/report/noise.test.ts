import { expect, test } from 'vitest';
import { describeNoise, summarizeNoise } from './noise.mjs';

const even = [
  { cpu: 50, wall: 51 },
  { cpu: 51, wall: 51 },
];

test('equal repetitions on a free machine are a quiet run', () => {
  const noise = summarizeNoise(even, [0.1, 0.9], { start: [300, 310], once: [1] });
  expect(noise).toMatchObject({ loads: [0.1, 0.9], repeats: { start: 10 / 305 } });
  expect(noise.repeats).not.toHaveProperty('once');
  expect(describeNoise(noise)[0]).toBe('The run was quiet.');
});

test.each([
  ['the cores changed their speed', [...even, { cpu: 60, wall: 60 }], [300, 310]],
  ['the cores were busy with something else', [...even, { cpu: 50, wall: 90 }], [300, 310]],
  ['repetitions differ', even, [300, 400]],
])('a run is noisy if %s', (_, calibrations, starts) => {
  const [verdict, ...figures] = describeNoise(summarizeNoise(calibrations, [3], { start: starts }));
  expect(verdict).toContain('noisy');
  expect(figures.join()).toContain('start ');
});
