import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conclude, createPhases } from './phases.mjs';

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    printed.push(line);
  });
});
afterEach(() => vi.restoreAllMocks());

test('outcomes are added up, and the last line is their sum', async () => {
  const phases = createPhases();
  await phases.phase('Lint', async () => ({ passed: 1, failed: [], skipped: [] }));
  await phases.time('Unit', async () => ({ passed: 5, failed: ['adds'], skipped: ['divides'] }));
  expect(conclude(phases, { skipsFail: false })).toBe(1);
  expect(printed.at(-1)).toBe('\n6 passed, 1 failed');
  expect(printed).toContain('  ✗ adds');
});

test('a phase that counts nothing changes no sum', async () => {
  const phases = createPhases();
  await phases.phase('Install', async () => {});
  expect(conclude(phases, { skipsFail: true })).toBe(0);
  expect(printed.at(-1)).toBe('\n0 passed, 0 failed');
});

test('a skipped test fails the run where it must not be skipped', async () => {
  const phases = createPhases();
  await phases.time('Unit', async () => ({ passed: 5, failed: [], skipped: ['divides'] }));
  expect(conclude(phases, { skipsFail: false })).toBe(0);
  expect(conclude(phases, { skipsFail: true })).toBe(1);
  expect(printed).toContain('  ✗ skipped: divides');
});
