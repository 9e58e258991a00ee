import type { Parameters } from 'fast-check';

const isLong = Boolean(process.env.TEST_LONG);
const given = process.env.FUZZ_SEED;

export const fuzzTimeout = isLong ? 3_600_000 : 60_000;

/**
 * Returns how often a property runs in the short and in the long form. The short one is always the
 * same; the long one has a new seed each time, which is printed with a failure: `FUZZ_SEED=<seed>`.
 */
export function fuzzRuns(short: number, long: number): Parameters<unknown> {
  const seed = given === undefined ? (isLong ? undefined : 20_261_122) : Number(given);
  return {
    numRuns: isLong ? long : short,
    ...(seed !== undefined && { seed }),
  };
}
