import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from '#platform/logger.server.ts';
import { databaseName, readAtOnce } from './data-folder.server.ts';

/** Reads the whole embedded database while it is used. */
export type WholeCheck = {
  /** The path of the database, if the check has found that it is damaged. */
  damagedFile(): string | null;
  /** Starts the check of a large file in a process of its own, and logs its result; a small one was read at its opening. */
  start(logger: Logger): void;
  /** Ends a check that runs. Resolves when it has ended. */
  stop(): Promise<void>;
};

type Ended = { code: number | null; signal: NodeJS.Signals | null; output: string };

const damagedExitCode = 3;
const longestOutput = 500;

function findProgram(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const names = ['check-database.ts', 'check-database.js', '../check-database.js'];
  const places = names.map((name) => join(here, name));
  return places.find((place) => existsSync(place)) ?? join(here, 'check-database.js');
}

/** Requests come first: the check has time. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may have ended already, or the system may not allow it.
  }
}

/** `dataDir` is the folder of the embedded database, or null where there is none. */
export function createWholeCheck(dataDir: string | null): WholeCheck {
  const path = dataDir === null ? null : join(dataDir, databaseName);
  let isDamaged = false;
  let isStopped = false;
  let running: { kill(): void; ended: Promise<Ended> } | null = null;

  function run(file: string): Promise<Ended> {
    const { promise, resolve } = Promise.withResolvers<Ended>();
    // It needs nothing of the environment, which holds secrets.
    const child = spawn(process.execPath, ['--no-warnings', findProgram(), file], {
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    giveWay(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(0, longestOutput);
      });
    child.once('error', ({ message }) => resolve({ code: null, signal: null, output: message }));
    child.once('close', (code, signal) => resolve({ code, signal, output }));
    running = { kill: () => child.kill('SIGKILL'), ended: promise };
    return promise;
  }

  async function check(file: string, logger: Logger): Promise<void> {
    const { code, signal, output } = await run(file);
    running = null;
    if (isStopped) return;
    if (code === damagedExitCode) {
      isDamaged = true;
      logger.error(
        { file, found: output },
        'the database is damaged: stop the server and restore a backup',
      );
    } else if (code === 0) logger.info({ file }, 'the whole database was read: it is sound');
    else logger.warn({ file, code, signal, output }, 'the database could not be read whole');
  }

  return {
    damagedFile: () => (isDamaged ? path : null),
    start(logger) {
      if (path !== null && statSync(path).size > readAtOnce) void check(path, logger);
    },
    async stop() {
      isStopped = true;
      running?.kill();
      await running?.ended;
    },
  };
}
