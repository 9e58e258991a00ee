import type { Logger } from '#platform/logger.server.ts';

/** Work that is looked at again and again. It must bear being run twice, and by two processes. */
export type PeriodicJob = {
  name: string;
  everySeconds: number;
  run(): Promise<void>;
};

export type PeriodicJobs = {
  /** Lets the work in hand finish, then ends. */
  stop(): Promise<void>;
};

/** Runs each job at the start and then at its own pace. A failure is logged; the job goes on. */
export function startPeriodicJobs(jobs: readonly PeriodicJob[], logger: Logger): PeriodicJobs {
  const ending = new AbortController();
  const stopped = Promise.withResolvers<void>();
  ending.signal.addEventListener('abort', () => stopped.resolve());

  async function repeat(job: PeriodicJob): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await job.run();
      } catch (error) {
        const { code, name } = error as { code?: string; name?: string };
        logger.error({ job: job.name, code: code ?? name }, 'a job failed');
      }
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
