import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { memoryEnv, memoryFlags } from '../../scripts/memory.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const usedBuild = join(root, 'dist');
const startDeadline = 30_000;

export type RunningServer = {
  origin: string;
  pid: number;
  /** Folder of the mails that the server writes as `.eml`. */
  mailDir: string;
  /** Everything that the server has printed so far, line by line. */
  logs: readonly string[];
  /** Sends the signal and resolves when the process is gone. Default SIGKILL. */
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** SIGTERM; resolves with the exit code. Harmless when the server is gone already. */
  stop: () => Promise<number | null>;
};

export type ServerEnv = { DATA_DIR: string } & Record<string, string | undefined>;

/**
 * Starts the built server as a process of its own on a free port of 127.0.0.1 and resolves when it
 * listens. It sees `env` and nothing else of the tests' environment. `RATE_LIMITS` is off by default.
 * `through` is a command that ends by running the arguments after its own in its place; `build` is the
 * folder of `client` and `server`. Throws with the server's output when it ends instead.
 */
export async function startServer(
  env: ServerEnv,
  {
    through = [],
    build = usedBuild,
  }: { through?: readonly string[]; build?: string | undefined } = {},
): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const outcome = await startOn(port, env, through, build);
    if ('origin' in outcome) return outcome;
    const portWasTaken = outcome.output.includes('EADDRINUSE') && env.PORT === undefined;
    if (!portWasTaken || attempt === 3)
      throw new Error(`The server did not start.\n${outcome.output}`);
  }
}

async function startOn(
  port: number,
  env: ServerEnv,
  through: readonly string[],
  build: string,
): Promise<RunningServer | { output: string }> {
  const logs: string[] = [];
  const main = join(build, 'server', 'main.js');
  const server = [...through, process.execPath, ...memoryFlags, main];
  const [program = process.execPath, ...args] = server;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ORIGIN: `http://127.0.0.1:${port}`,
      RATE_LIMITS: 'off',
      ...memoryEnv,
      ...env,
    },
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      logs.push(error.message);
      resolve(null);
    });
  });
  createInterface({ input: child.stderr }).on('line', (line) => logs.push(line));

  const origin = await new Promise<string | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), startDeadline);
    timer.unref();
    createInterface({ input: child.stdout }).on('line', (line) => {
      logs.push(line);
      const announced = listeningOrigin(line);
      if (announced !== null) resolve(announced);
    });
    exited.then(() => resolve(null));
  });

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    child.kill(signal);
    await exited;
  }
  async function stop(): Promise<number | null> {
    child.kill('SIGTERM');
    return exited;
  }

  if (origin === null || child.pid === undefined) {
    await kill();
    return { output: logs.join('\n') };
  }
  return { origin, pid: child.pid, mailDir: join(env.DATA_DIR, 'mail'), logs, kill, stop };
}

/** The `origin` of the log line that says the server listens, or null for any other line. */
function listeningOrigin(line: string): string | null {
  if (!line.includes('"msg":"listening"')) return null;
  const entry: unknown = JSON.parse(line);
  if (typeof entry !== 'object' || entry === null || !('origin' in entry)) return null;
  return typeof entry.origin === 'string' ? entry.origin : null;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
