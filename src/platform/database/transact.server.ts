import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from './database.server.ts';
import { isBusyFile, isTransientFault, isUnavailable } from './faults.server.ts';

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

/**
 * Runs `work` in one transaction, restarted after a transient fault, and wakes the outbox after the
 * commit. `work` must have no side effects outside the database. All use cases write through it.
 */
export async function transact<Value>(
  { database, wakeOutbox }: Pick<Context, 'database' | 'wakeOutbox'>,
  work: (trx: Queryable) => Promise<Value>,
): Promise<Value> {
  const value = await database.transaction(work);
  wakeOutbox();
  return value;
}
