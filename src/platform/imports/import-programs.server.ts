import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Settings } from '#platform/env.server.ts';

/** How a program ended: `said` is the end of what it wrote to its error output. */
export type ProgramEnd = { code: number | null; signal: NodeJS.Signals | null; said: string };

/** What an import needs of the settings. */
export type ImportSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'filesS3Url' | 'clamd' | 'origin'
>;

/** What the program of an import is given, as one line of JSON. */
export type ImportTask<Job> = { settings: ImportSettings; limits: ImportLimits; job: Job };

/** Milliseconds that reading one post may take, and megabytes for the objects of a file that is read. */
export type ImportLimits = { longestPost: number; readerMemory: number };

/** The program and the thread, and the options of Node with which they run. */
export type ImportProgramFiles = { program: string; reader: string; nodeOptions: string[] };

/** The programs in which content is imported, apart from the server. */
export type ImportPrograms = {
  /** Where the files that arrive lie, and what was read of them: a folder for each import. */
  folder: string;
  /** Milliseconds that reading one post may take. */
  longestPost: number;
  /** The ids of imports whose end this process will record, so that nobody guesses it before. */
  own: Set<string>;
  /** Starts the program of an import, which ends itself when this process ends. Resolves when it has ended. */
  run(job: unknown): Promise<ProgramEnd>;
  /** Starts a thread with a memory of its own, which reads a file. */
  startReader(task: unknown): Worker;
  /** Ends the programs that run. Resolves when they have ended. */
  stop(): Promise<void>;
};

const usualLimits: ImportLimits = { longestPost: 20_000, readerMemory: 1_536 };

const longestSaid = 4_000;
const longestEnding = 5_000;

/**
 * Creates nothing on disk: the folder is made when the first file arrives. `find` is asked when a
 * program starts.
 */
export function createImportPrograms(
  settings: ImportSettings,
  find: () => ImportProgramFiles,
  given: Partial<ImportLimits> = {},
): ImportPrograms {
  const limits = { ...usualLimits, ...given };
  const running = new Map<ChildProcess, Promise<ProgramEnd>>();

  function run(job: unknown): Promise<ProgramEnd> {
    const { promise, resolve } = Promise.withResolvers<ProgramEnd>();
    const { program, nodeOptions } = find();
    // For the program and for its thread, each by itself: this option is stronger than a thread's own.
    const options = [...nodeOptions, `--max-old-space-size=${limits.readerMemory}`];
    const child = spawn(process.execPath, [...options, program], {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said = (said + chunk).slice(-longestSaid);
    });
    child.once('error', ({ message }) => resolve({ code: null, signal: null, said: message }));
    child.once('close', (code, signal) => resolve({ code, signal, said }));
    // The pipe stays open: its end is how the program learns that this process has ended.
    child.stdin?.on('error', () => {});
    child.stdin?.write(
      `${JSON.stringify({ settings, limits, job } satisfies ImportTask<unknown>)}\n`,
    );
    const ended = promise.finally(() => running.delete(child));
    running.set(child, ended);
    return ended;
  }

  return {
    folder: join(settings.dataDir, 'imports'),
    longestPost: limits.longestPost,
    own: new Set(),
    run,
    startReader(task) {
      const { reader, nodeOptions } = find();
      return new Worker(reader, {
        workerData: task,
        // It needs nothing of the environment, which holds secrets.
        env: {},
        execArgv: nodeOptions,
        resourceLimits: { maxOldGenerationSizeMb: limits.readerMemory },
      });
    },
    async stop() {
      const timers = [...running.keys()].map((child) => {
        child.stdin?.end();
        return setTimeout(() => child.kill('SIGKILL'), longestEnding);
      });
      await Promise.all(running.values());
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
