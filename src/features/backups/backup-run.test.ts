import { expect, it } from 'vitest';
import { stateOfRun } from './backup-run.ts';

const now = new Date('2026-11-23T09:00:00.000Z');
const seenAt = '2026-11-23T08:59:30.000Z';

it.each([
  [{ endedAt: null, problem: null, seenAt }, 'running'],
  [{ endedAt: null, problem: null, seenAt: '2026-11-23T08:58:59.000Z' }, 'interrupted'],
  [{ endedAt: seenAt, problem: null, seenAt }, 'done'],
  [{ endedAt: seenAt, problem: 'The disk is full', seenAt }, 'failed'],
] as const)('the state of a backup: %o is %s', (run, state) => {
  expect(stateOfRun(run, now)).toBe(state);
});
