import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type Child = {
  /** Resolves when the child has printed exactly this line; rejects if it ends before. */
  says(line: string): Promise<void>;
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Writes a line to the child's input. */
  tell(line: string): void;
  output(): string;
};

/** Starts a program of `tests/faults/children` as a separate process. */
export function startChild(program: string, env: Record<string, string> = {}): Child {
  const runner = fileURLToPath(new URL('./run-child.mjs', import.meta.url));
  const path = fileURLToPath(new URL(`./children/${program}`, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ['--no-warnings', runner, path], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let errors = '';
  let ended = false;
  let heard = () => {};
  const exited = new Promise<void>((resolve) =>
    child.once('close', () => {
      ended = true;
      heard();
      resolve();
    }),
  );
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      heard();
    });
  return {
    async says(line) {
      while (!lines.includes(line)) {
        if (ended) throw new Error(`The child ended without "${line}".\n${errors}`);
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
    },
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await exited;
    },
    tell: (line) => child.stdin?.write(`${line}\n`),
    output: () => `${lines.join('\n')}\n${errors}`,
  };
}
