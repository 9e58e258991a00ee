import { performance } from 'node:perf_hooks';

/** What the collection depends on. `heapUsed` is in bytes; `utilization` is from 0 to 1, since it was last asked. */
export type Memory = {
  heapUsed: () => number;
  utilization: () => number;
  collect: () => void;
};

/** Bytes that must have been added since the last collection for another to be worth its pause. */
const worthCollecting = 8_000_000;
const calm = 0.1;
/** Milliseconds. */
const interval = 5000;

/**
 * Returns what is called now and then: it collects garbage once the process is calm. V8 collects only
 * while a process allocates, so after a busy minute it would keep 30 MB of garbage for hours (029).
 */
export function createCalmCollector({ heapUsed, utilization, collect }: Memory): () => void {
  let kept = heapUsed();
  return () => {
    const isCalm = utilization() < calm;
    if (!isCalm || heapUsed() - kept < worthCollecting) return;
    collect();
    kept = heapUsed();
  };
}

function eventLoopUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

/** Collects garbage in calm moments, if Node was started with `--expose-gc`. */
export function freeMemoryWhenCalm(): void {
  const { gc } = globalThis;
  if (!gc) return;
  const collector = createCalmCollector({
    heapUsed: () => process.memoryUsage().heapUsed,
    utilization: eventLoopUtilization(),
    collect: () => void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  });
  setInterval(collector, interval).unref();
}
