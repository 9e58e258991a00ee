/** Bounds how many pieces of work run at once; the others wait in the order in which they came. */
export type Turns = {
  /** Runs `work` when it is its turn. Returns null at once, without running it, if too many wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result | null>;
};

/**
 * Creates turns for `atOnce` pieces of work, with `waiting` more in the queue. Between two turns the
 * event loop continues, so that other requests come in between even if the work never yields.
 */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue: (() => void)[] = [];
  let running = 0;

  function startNext(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
      else return null;
      try {
        return await work();
      } finally {
        setImmediate(startNext);
      }
    },
  };
}
