import { newId } from '#core/ids.server.ts';
import { type Context, createContext, type Services } from '#platform/context/context.server.ts';
import { currentRequest } from '#platform/logger.server.ts';

/** Work that is repeated. It must be safe to run more than once, and in two processes at once. */
export type PeriodicJob = {
  name: string;
  everySeconds: number;
  run(context: Context): Promise<void>;
};

export type PeriodicJobs = {
  /** Makes a job run now, or once more if it is running. An unknown name does nothing. */
  wake(name: string): void;
  /** Waits for the current runs to finish, and starts no more. */
  stop(): Promise<void>;
};

function createWaker() {
  let current = Promise.withResolvers<void>();
  return {
    /** Resolves at the next wake. */
    next(): Promise<void> {
      current = Promise.withResolvers();
      return current.promise;
    },
    wake: () => current.resolve(),
  };
}

/**
 * Runs each job at once and then at its interval, each run with its own context. A failure is
 * logged and does not stop the job.
 */
export function startPeriodicJobs(jobs: readonly PeriodicJob[], services: Services): PeriodicJobs {
  const ending = new AbortController();
  const stopped = Promise.withResolvers<void>();
  ending.signal.addEventListener('abort', () => stopped.resolve());

  async function runOnce({ name: job, run }: PeriodicJob): Promise<void> {
    const context = createContext(services, { kind: 'job', name: job });
    try {
      await run(context);
    } catch (error) {
      const { code, name } = error as { code?: string; name?: string };
      context.logger.error({ job, code: code ?? name }, 'a job failed');
    }
  }

  const wakers = new Map(jobs.map(({ name }) => [name, createWaker()]));

  async function repeat(job: PeriodicJob): Promise<void> {
    const waker = wakers.get(job.name);
    while (!ending.signal.aborted) {
      const woken = waker?.next();
      await currentRequest.run(newId(), () => runOnce(job));
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, job.everySeconds * 1000);
      await Promise.race([promise, stopped.promise, woken]);
      clearTimeout(timer);
    }
  }

  const ended = Promise.all(jobs.map(repeat));
  return {
    wake: (name) => wakers.get(name)?.wake(),
    async stop() {
      ending.abort();
      await ended;
    },
  };
}
