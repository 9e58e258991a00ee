const minute = 60_000;
const longestWait = 12 * 60 * minute;

/** After this many tries a mail is parked as `dead`: about 29 hours after the first. */
export const mostTries = 12;

/**
 * Milliseconds until the next try after `attempt` (from 1) failed: 1 minute, doubled each time up
 * to 12 hours, a fifth more or less so that mails which failed together part. Null: no more tries.
 */
export function waitAfter(attempt: number, random: () => number): number | null {
  if (attempt >= mostTries) return null;
  const wait = Math.min(minute * 2 ** (attempt - 1), longestWait);
  return Math.round(wait * (0.8 + 0.4 * random()));
}
