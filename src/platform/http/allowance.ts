/** At most `limit` in any stretch of `seconds`. */
export type Window = { limit: number; seconds: number };

export type Allowance = {
  /** Takes one for a key: null when it was there, else the whole seconds until one is. */
  take(key: string): number | null;
  /** Gives the last one taken back. */
  release(key: string): void;
};

const rememberedKeys = 20_000;

/**
 * Counts per key over sliding windows, in this process's memory. When too many keys are known, the
 * one that was quiet longest is forgotten. `now` is in milliseconds.
 */
export function createAllowance(
  windows: readonly Window[],
  now: () => number = Date.now,
): Allowance {
  const taken = new Map<string, number[]>();
  const longest = Math.max(...windows.map(({ seconds }) => seconds)) * 1000;

  function waitOf(times: readonly number[], at: number): number {
    const waits = windows.map(({ limit, seconds }) => {
      // The one that must leave the window before another may come.
      const first = times.at(-limit);
      return first === undefined ? 0 : first + seconds * 1000 - at;
    });
    return Math.max(...waits);
  }

  return {
    take(key) {
      const at = now();
      const times = (taken.get(key) ?? []).filter((time) => at - time < longest);
      const wait = waitOf(times, at);
      taken.delete(key);
      taken.set(key, times);
      if (wait > 0) return Math.ceil(wait / 1000);
      times.push(at);
      const [quietest] = taken.keys();
      if (taken.size > rememberedKeys && quietest !== undefined) taken.delete(quietest);
      return null;
    },
    release(key) {
      taken.get(key)?.pop();
    },
  };
}
