import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { PictureInside } from '#core/picture.ts';

/** What the program is asked: how large a picture is, its copies in `folder`, a drawing as PNG, or a part of a picture as PNG or JPEG. */
export type PictureTask =
  | { task: 'measure'; path: string }
  | { task: 'scale'; path: string; folder: string; widths: readonly number[] }
  | { task: 'draw'; path: string; svg: string }
  | {
      task: 'cut';
      path: string;
      to: string;
      size: { width: number; height: number };
      /** The part that is shown; null for the whole. */
      inside: PictureInside | null;
      /** The point that stays in sight, in hundredths, where it has other proportions. */
      focus?: [x: number, y: number];
    };

/** `unreadable`: no picture, or a damaged one. */
export type PictureRefusal = 'too_many_pixels' | 'unreadable';

/**
 * Size as it is shown, after the turn that its camera noted. `copies`: the files that were written.
 * `inside`: what its even edge surrounds; null without such an edge.
 */
export type PictureReply =
  | { width: number; height: number; copies?: string[]; inside?: PictureInside | null }
  | { refusal: PictureRefusal };

/** The program ended without a reply. */
export class PictureProgramError extends Error {
  override name = 'PictureProgramError';
}

export type PictureWorker = {
  run(task: PictureTask): Promise<PictureReply>;
  stop(): void;
};

type Waiting = { resolve(reply: PictureReply): void; reject(error: Error): void };

/** Milliseconds without work after which the program ends, and those that one picture may take. */
const idleTime = 20_000;
const longestTask = 120_000;

function startProgram(program: string, onEnd: () => void) {
  // It needs nothing of the environment, which holds secrets.
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting: Waiting[] = [];
  function end(): void {
    onEnd();
    child.kill('SIGKILL');
    for (const one of waiting.splice(0))
      one.reject(new PictureProgramError('the picture program ended'));
  }
  child.once('error', end).once('close', end);
  child.stdin?.on('error', end);
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) =>
      waiting.shift()?.resolve(JSON.parse(line) as PictureReply),
    );
  return {
    end,
    ask(task: PictureTask): Promise<PictureReply> {
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        child.stdin?.write(`${JSON.stringify(task)}\n`);
      });
    },
  };
}

/** A program for tasks of one kind, one after the other. */
function createLane(program: string): PictureWorker {
  let running: ReturnType<typeof startProgram> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function start(): ReturnType<typeof startProgram> {
    const started = startProgram(program, () => {
      if (running === started) running = null;
    });
    return started;
  }

  async function runNow(task: PictureTask): Promise<PictureReply> {
    clearTimeout(idle);
    running ??= start();
    const current = running;
    const timer = setTimeout(() => current.end(), longestTask);
    try {
      return await current.ask(task);
    } finally {
      clearTimeout(timer);
      idle = setTimeout(() => running?.end(), idleTime).unref();
    }
  }

  return {
    run(task) {
      const next = last.then(() => runNow(task));
      last = next.catch(() => {});
      return next;
    },
    stop() {
      clearTimeout(idle);
      running?.end();
    },
  };
}

/**
 * Works on pictures in a program of its own, because one picture takes more memory than the server:
 * one for those that arrive, one for their copies and one for drawings, each started for its first task and ended when
 * there are no more.
 */
export function createPictureWorker(program: string): PictureWorker {
  const lanes = {
    measure: createLane(program),
    scale: createLane(program),
    draw: createLane(program),
  };
  return {
    run: (task) => lanes[task.task === 'cut' ? 'draw' : task.task].run(task),
    stop() {
      for (const lane of Object.values(lanes)) lane.stop();
    },
  };
}
