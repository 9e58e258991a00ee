import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

export type Printed = { code: number | null; output: string; error: string };

export type Typing = { cwd: string; env?: Record<string, string | undefined> };

/** The oldest Node that the README allows. */
const oldest = 20;

function majorOf(node: string): number {
  return Number.parseInt(execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1), 10);
}

function findOldestNode(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), dirname(process.execPath)];
  const found = folders
    .map((folder) => join(folder, 'node'))
    .filter((node) => existsSync(node))
    .map((node) => ({ node, major: majorOf(node) }))
    .filter(({ major }) => major >= oldest)
    .sort((a, b) => a.major - b.major);
  return found[0]?.node ?? process.execPath;
}

/** The oldest installed Node that the README allows, which an operator may use. */
export const operatorsNode = findOldestNode();

/** Returns an operator's environment: only the paths of the tests' environment, the oldest Node first. */
export function operatorsEnv(env: Typing['env'] = {}): NodeJS.ProcessEnv {
  const { PATH = '', HOME, TMPDIR } = process.env;
  return { PATH: [dirname(operatorsNode), PATH].join(delimiter), HOME, TMPDIR, ...env };
}

/** Runs a command line as an operator would, and waits for it to end. */
export async function type(line: string, { cwd, env }: Typing): Promise<Printed> {
  const child = spawn('sh', ['-c', line], {
    cwd,
    env: operatorsEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let error = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    error += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output, error };
}

export type Program = {
  child: ChildProcess;
  lines: readonly string[];
  /** Resolves with the first line that contains `text`; rejects if the program ends before. */
  says(text: string): Promise<string>;
  /** Resolves with the exit code once all processes that share its output have ended. */
  ended: Promise<number | null>;
};

/** Starts a long-running program in its own process group, as a terminal does. */
export function startProgram(command: string, args: string[], { cwd, env }: Typing): Program {
  const child = spawn(command, args, {
    cwd,
    env: operatorsEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lines: string[] = [];
  let over = false;
  let heard = Promise.withResolvers<void>();
  function wake(): void {
    heard.resolve();
    heard = Promise.withResolvers<void>();
  }
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      wake();
    });
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      over = true;
      wake();
      resolve(code);
    }),
  );
  return {
    child,
    lines,
    ended,
    async says(text) {
      for (;;) {
        const found = lines.find((line) => line.includes(text));
        if (found !== undefined) return found;
        if (over) throw new Error(`It ended without "${text}".\n${lines.join('\n')}`);
        await heard.promise;
      }
    },
  };
}

/** Signals the process group, as Ctrl+C in a terminal does. Does nothing if it has ended. */
export function signalGroup({ child }: Program, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
