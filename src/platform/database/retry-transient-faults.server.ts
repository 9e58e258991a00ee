import { setTimeout as sleep } from 'node:timers/promises';
import { isBusyFile, isTransientFault, isUnavailable } from './faults.server.ts';

/** The database is temporarily unavailable; the same call may succeed later. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  /** Seconds after which to retry. */
  readonly retryAfter = 5;
}

const longestRetrying = 5_000;
const longestPause = 500;
// Retrying on a busy file is cheap, and its lock is usually released soon.
const longestBusyPause = 40;

function pauseAfter(attempt: number, error: unknown): number {
  const longest = isBusyFile(error) ? longestBusyPause : longestPause;
  return Math.random() * Math.min(20 * 2 ** attempt, longest);
}

/**
 * Retries `work` while it fails with transient faults, for `longest` milliseconds (five seconds) from
 * the first one, without blocking the event loop. Throws `DatabaseUnavailableError` if the database
 * stays unavailable, and rethrows other errors.
 */
export async function retryTransientFaults<Value>(
  work: () => Promise<Value>,
  longest = longestRetrying,
): Promise<Value> {
  let firstFaultAt: number | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      firstFaultAt ??= performance.now();
      const pause = pauseAfter(attempt, error);
      const isLate = performance.now() - firstFaultAt + pause > longest;
      if (!isLate && isTransientFault(error)) await sleep(pause);
      else if (isUnavailable(error))
        throw new DatabaseUnavailableError(describe(error), { cause: error });
      else throw error;
    }
  }
}

function describe(error: unknown): string {
  return isBusyFile(error)
    ? 'Another program has kept the database locked for too long'
    : 'The database does not respond';
}
