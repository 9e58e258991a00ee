import { expect, test } from 'vitest';
import { leaseMilliseconds, longestWaitOf, mostTries, waitAfter } from './retry-schedule.ts';

const minutes = (wait: number | null) => (wait === null ? null : wait / 60_000);

test('waits double from one minute and end at twelve hours', () => {
  const waits = Array.from({ length: 11 }, (_, index) => minutes(waitAfter(index + 1, () => 0.5)));
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 720]);
});

test('no wait follows the last try', () => {
  expect(waitAfter(mostTries, () => 0.5)).toBeNull();
  expect(waitAfter(mostTries + 1, () => 0.5)).toBeNull();
});

test('mails that failed together come back a fifth earlier or later', () => {
  expect(minutes(waitAfter(1, () => 0))).toBe(0.8);
  expect(minutes(waitAfter(1, () => 1))).toBe(1.2);
});

test('no due time is further ahead than the longest wait or the claim of its attempts', () => {
  expect(longestWaitOf(0)).toBe(0);
  for (let attempts = 1; attempts < mostTries; attempts += 1)
    expect(longestWaitOf(attempts)).toBe(waitAfter(attempts, () => 1));
  expect(longestWaitOf(mostTries)).toBe(leaseMilliseconds);
});
