import { expect, test } from 'vitest';
import {
  delayAfter,
  leaseMilliseconds,
  longestDelayAfter,
  longestHold,
  maxAttempts,
} from './retry-schedule.ts';

const minutes = (wait: number | null) => (wait === null ? null : wait / 60_000);

test('delays double from one minute to at most twelve hours', () => {
  const waits = Array.from({ length: 11 }, (_, index) => minutes(delayAfter(index + 1, () => 0.5)));
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 720]);
});

test('no delay follows the last attempt', () => {
  expect(delayAfter(maxAttempts, () => 0.5)).toBeNull();
  expect(delayAfter(maxAttempts + 1, () => 0.5)).toBeNull();
});

test('delays vary by a fifth, so that mails which failed together spread out', () => {
  expect(minutes(delayAfter(1, () => 0))).toBe(0.8);
  expect(minutes(delayAfter(1, () => 1))).toBe(1.2);
});

test('no due time is further ahead than the longest delay or claim after its attempts', () => {
  expect(longestDelayAfter(0)).toBe(longestHold);
  for (let attempts = 1; attempts < maxAttempts; attempts += 1)
    expect(longestDelayAfter(attempts)).toBe(delayAfter(attempts, () => 1));
  expect(longestDelayAfter(maxAttempts)).toBe(leaseMilliseconds);
});
