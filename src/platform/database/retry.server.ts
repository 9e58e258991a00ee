import { setTimeout as sleep } from 'node:timers/promises';

type Retries = {
  isRetryable(error: unknown): boolean;
  /** How often the work is done at most, the first time included. */
  maxAttempts?: number;
  /** Milliseconds to wait after a failed attempt; the first one is number 1. */
  pauseAfter?(attempt: number): number;
};

/** Does `work` again from its start while it fails with an error that another attempt may mend. */
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
