import { expect, it } from 'vitest';
import { retryDelay } from './keep-promises.server.ts';

it('a call is tried again after 15 seconds, then less and less often, and for ever', () => {
  expect([1, 2, 3, 9].map(retryDelay)).toEqual([15_000, 30_000, 60_000, 3_600_000]);
  expect(retryDelay(5000)).toBe(3_600_000);
});
