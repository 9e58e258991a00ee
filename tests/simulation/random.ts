export type Random = {
  /** From 0, included, to 1, excluded. */
  next(): number;
  /** A whole number from the first to the last, both included. */
  whole(first: number, last: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
};

/** Returns a reproducible sequence for a seed: mulberry32 (Tommy Ettinger, public domain). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const whole = (first: number, last: number) => first + Math.floor(next() * (last - first + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick(values) {
      const value = values[whole(0, values.length - 1)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    },
  };
}
