const hour = 3600;

/** How many cards of one network may fail in an hour: enough for many buyers behind one address. */
export const mostCardFailures = 15;
export const cardFailuresWindow = hour * 1000;

/** Returns the seconds until a network may try again, or null if it may now. `failures` are instants. */
export function waitAfterFailures(failures: readonly string[], now: Date): number | null {
  const newestFirst = [...failures].sort().reverse();
  const leaves = newestFirst[mostCardFailures - 1];
  if (leaves === undefined) return null;
  const wait = Math.ceil((Date.parse(leaves) + cardFailuresWindow - now.getTime()) / 1000);
  return wait > 0 ? wait : null;
}
