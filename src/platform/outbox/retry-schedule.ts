const minute = 60_000;
const longestWait = 12 * 60 * minute;

/** How long a claimed mail is kept from other workers, in milliseconds; an attempt takes less. */
export const leaseMilliseconds = 60_000;

const spread = 0.2;

/** After this many tries a mail is parked as `dead`: about 29 hours after the first. */
export const mostTries = 12;

/**
 * Milliseconds until the next try after `attempt` (from 1) failed: 1 minute, doubled each time up
 * to 12 hours, a fifth more or less so that mails which failed together part. Null: no more tries.
 */
export function waitAfter(attempt: number, random: () => number): number | null {
  if (attempt >= mostTries) return null;
  const wait = Math.min(minute * 2 ** (attempt - 1), longestWait);
  return Math.round(wait * (1 - spread + 2 * spread * random()));
}

/**
 * The furthest that the due time of a mail with so many attempts can be ahead, in milliseconds.
 * Later ones were written by a clock that was ahead.
 */
export function longestWaitOf(attempts: number): number {
  if (attempts === 0) return 0;
  return Math.max(waitAfter(attempts, () => 1) ?? 0, leaseMilliseconds);
}
