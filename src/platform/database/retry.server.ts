import { setTimeout as sleep } from 'node:timers/promises';

type Retries = {
  isRetryable(error: unknown): boolean;
  /** The maximum number of attempts, including the first. */
  maxAttempts?: number;
  /** Milliseconds to wait after a failed attempt; the first one is number 1. */
  pauseAfter?(attempt: number): number;
};

/** Restarts `work` while it fails with a retryable error. Rethrows the last error. */
export async function retry<Value>(
  work: () => Promise<Value>,
  { isRetryable, maxAttempts = 3, pauseAfter }: Retries,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= maxAttempts || !isRetryable(error)) throw error;
      if (pauseAfter) await sleep(pauseAfter(attempt));
    }
  }
}
