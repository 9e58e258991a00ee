const minute = 60_000;
const longestDelay = 12 * 60 * minute;

/** The duration of a claim, in milliseconds; an attempt takes less. */
export const leaseMilliseconds = 60_000;

const jitter = 0.2;

/** After this many attempts a mail is marked `dead`: about 29 hours after the first. */
export const maxAttempts = 12;

/**
 * Returns the milliseconds until the next attempt after `attempt` (from 1) failed: 1 minute, doubled
 * each time up to 12 hours, with a jitter of a fifth. Returns null after the last attempt.
 */
export function delayAfter(attempt: number, random: () => number): number | null {
  if (attempt >= maxAttempts) return null;
  const delay = Math.min(minute * 2 ** (attempt - 1), longestDelay);
  return Math.round(delay * (1 - jitter + 2 * jitter * random()));
}

/** The longest time, in milliseconds, for which a new mail is held back so that it can be withdrawn. */
export const longestHold = 10_000;

/**
 * Returns how far ahead, in milliseconds, the due time of a mail with so many attempts can be. A later
 * one was written while the clock was ahead.
 */
export function longestDelayAfter(attempts: number): number {
  if (attempts === 0) return longestHold;
  return Math.max(delayAfter(attempts, () => 1) ?? 0, leaseMilliseconds);
}
