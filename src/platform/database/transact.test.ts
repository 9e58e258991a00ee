import { expect, it, vi } from 'vitest';
import { retry } from './transact.server.ts';

function failing(times: number): () => Promise<string> {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return `attempt ${calls}`;
  };
}

it('retries work that may succeed, with three attempts at most', async () => {
  const isRetryable = () => true;
  expect(await retry(failing(2), { isRetryable })).toBe('attempt 3');
  await expect(retry(failing(3), { isRetryable })).rejects.toThrow('failure 3');
  expect(await retry(failing(3), { isRetryable, maxAttempts: 4 })).toBe('attempt 4');
});

it('rethrows an error that is not retryable at once', async () => {
  const work = vi.fn(failing(1));
  await expect(retry(work, { isRetryable: () => false })).rejects.toThrow('failure 1');
  expect(work).toHaveBeenCalledTimes(1);
});

it('pauses after each failed attempt, and not after the last', async () => {
  const pauseAfter = vi.fn(() => 0);
  await expect(retry(failing(3), { isRetryable: () => true, pauseAfter })).rejects.toThrow();
  expect(pauseAfter.mock.calls).toEqual([[1], [2]]);
});
