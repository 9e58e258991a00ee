import { setTimeout as sleep } from 'node:timers/promises';
import { isBusyFile, isPassingFault, isUnavailable } from './faults.server.ts';

/** The database cannot do the work at the moment; the same call may succeed later. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  /** Seconds after which it is worth asking again. */
  readonly retryAfter = 5;
}

const longestRetrying = 5_000;
const longestPause = 500;
// Asking a busy file costs next to nothing, and whoever holds it usually lets go soon.
const longestBusyPause = 40;

function pauseAfter(attempt: number, error: unknown): number {
  const longest = isBusyFile(error) ? longestBusyPause : longestPause;
  return Math.random() * Math.min(20 * 2 ** attempt, longest);
}

/**
 * Does `work` again while it fails by passing faults, for five seconds from the first one; nothing
 * blocks meanwhile. Throws `DatabaseUnavailableError` when the database cannot be had, and other
 * errors of the work as they are.
 */
export async function retryPassingFaults<Value>(
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
      if (!isLate && isPassingFault(error)) await sleep(pause);
      else if (isUnavailable(error))
        throw new DatabaseUnavailableError(describe(error), { cause: error });
      else throw error;
    }
  }
}

function describe(error: unknown): string {
  return isBusyFile(error)
    ? 'Another program has held the database locked for too long'
    : 'The database does not answer';
}
