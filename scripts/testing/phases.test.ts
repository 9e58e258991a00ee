import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conclude, createPhases, describePlan } from './phases.mjs';

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

test('a run says how long it takes, and each phase where it stands', async () => {
  const plan = { Lint: 0.5, Unit: 4, Browser: 12 };
  expect(describePlan(plan)).toContain('3 phases, about 20 minutes on two quiet cores');
  const phases = createPhases(plan);
  await phases.phase('Lint', async () => {});
  await phases.phase('Unit', async () => {});
  expect(printed).toEqual([
    '\n── 1 of 3: Lint (less than a minute; 0 min so far)',
    '\n── 2 of 3: Unit (about 4 min; 0 min so far)',
  ]);
});

test('works side by side have a time each, and all end before an error of one is thrown', async () => {
  const phases = createPhases();
  const begun: string[] = [];
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const together = phases.together('Lint and unit', {
    async Lint() {
      begun.push('Lint');
      await slow;
      return { passed: 1, failed: [], skipped: [] };
    },
    async Unit() {
      begun.push('Unit');
      finish();
      throw new Error('Out of memory');
    },
  });
  await expect(together).rejects.toThrow('Out of memory');
  expect(begun).toEqual(['Lint', 'Unit']);
  expect(phases.total.passed).toBe(1);
  expect(phases.times.map(([name]) => name).toSorted()).toEqual(['Lint', 'Unit']);
});
