import { newId } from '#core/ids.server.ts';
import { type Context, createContext, type Services } from '#platform/context/context.server.ts';
import { currentRequest } from '#platform/logger.server.ts';

/** Work that is done again and again. It may be run twice, and by two processes at once. */
export type PeriodicJob = {
  name: string;
  everySeconds: number;
  run(context: Context): Promise<void>;
};

export type PeriodicJobs = {
  /** Lets the work in hand finish, then ends. */
  stop(): Promise<void>;
};

/**
 * Runs each job at the start and then at its own pace, each run in a context of its own. A failure
 * is logged; the job goes on.
 */
export function startPeriodicJobs(jobs: readonly PeriodicJob[], services: Services): PeriodicJobs {
  const ending = new AbortController();
  const stopped = Promise.withResolvers<void>();
  ending.signal.addEventListener('abort', () => stopped.resolve());

  async function runOnce({ name, run }: PeriodicJob): Promise<void> {
    const context = createContext(services, { kind: 'job', name });
    try {
      await run(context);
    } catch (error) {
      context.logger.error({ job: name, code: (error as { code?: string }).code }, 'a job failed');
    }
  }

  async function repeat(job: PeriodicJob): Promise<void> {
    while (!ending.signal.aborted) {
      await currentRequest.run(newId(), () => runOnce(job));
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, job.everySeconds * 1000);
      await Promise.race([promise, stopped.promise]);
      clearTimeout(timer);
    }
  }

  const ended = Promise.all(jobs.map(repeat));
  return {
    async stop() {
      ending.abort();
      await ended;
    },
  };
}
