type Repetition = {
  /** Milliseconds from one run to the next. */
  every: number;
  /** The shortest time between two runs, in milliseconds, however often it is woken. */
  pause: number;
  isUseful(): boolean;
};

/**
 * Repeats `work` while it is useful; `start` makes it begin, and `wake` run soon. A failed run is
 * followed by the next. Does not keep the process running.
 */
export function repeatWhileUseful(
  work: () => Promise<void>,
  { every, pause, isUseful }: Repetition,
): { start(): void; wake(): void } {
  let timer: NodeJS.Timeout | null = null;
  let dueAt = Number.POSITIVE_INFINITY;
  let lastRun = Number.NEGATIVE_INFINITY;
  let running = false;
  let wanted = false;

  function schedule(at: number): void {
    if (at >= dueAt) return;
    if (timer) clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void run(), Math.max(at - performance.now(), 0)).unref();
  }
  async function run(): Promise<void> {
    dueAt = Number.POSITIVE_INFINITY;
    if (!isUseful()) return;
    running = true;
    wanted = false;
    await work().catch(() => {});
    running = false;
    lastRun = performance.now();
    schedule(lastRun + (wanted ? pause : every));
  }
  return {
    start() {
      if (!running) schedule(performance.now() + every);
    },
    wake() {
      wanted = true;
      if (!running && isUseful()) schedule(lastRun + pause);
    },
  };
}
