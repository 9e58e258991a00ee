const second = 1000;
const longest = 60 * 60 * second;

/**
 * Returns the milliseconds until the next attempt after `attempt` (from 1) failed: 15 seconds, doubled
 * each time up to an hour. There is no last attempt: what was promised stays promised.
 */
export function retryDelay(attempt: number): number {
  return Math.min(15 * second * 2 ** Math.min(attempt - 1, 20), longest);
}
