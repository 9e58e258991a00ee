import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const entry = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const patient = { timeout: 60_000, interval: 50 };

export type RedirectedServer = {
  origin: string;
  child: ChildProcess;
  /** Sends SIGTERM; resolves with the exit code, or null if a signal ended it. */
  stop(): Promise<number | null>;
};

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function settings(env: Record<string, string | undefined>) {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const fixed = { NODE_ENV: 'production', HOST: '127.0.0.1', RATE_LIMITS: 'off' };
  return { origin, env: { PATH: process.env.PATH, ...fixed, PORT: port, ORIGIN: origin, ...env } };
}

export async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts the built server with `output` as its standard output and waits until it responds. */
export async function startRedirected(
  env: Record<string, string | undefined>,
  output: number | 'pipe',
): Promise<RedirectedServer> {
  const { origin, env: all } = await settings(env);
  const child = spawn(process.execPath, [entry], { env: all, stdio: ['ignore', output, 'ignore'] });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await expect
    .poll(() => isUp(origin), patient)
    .toBe(true)
    .catch((error) => {
      child.kill('SIGKILL');
      throw error;
    });
  return {
    origin,
    child,
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Starts the built server in a new session in a terminal, as `setsid npm start` does.
 * `closeTerminal` closes the terminal; `stop` resolves when SIGTERM has ended the server.
 */
export async function startInTerminal(env: { DATA_DIR: string }) {
  const { origin, env: all } = await settings(env);
  const pidFile = join(env.DATA_DIR, 'pid');
  const server = `echo $$ >'${pidFile}'; exec '${process.execPath}' '${entry}'`;
  const command = `setsid -f sh -c "${server.replaceAll('$', '\\$')}"; sleep 3600`;
  const terminal = spawn('script', ['-q', '-c', command, '/dev/null'], {
    env: { ...all, SHELL: '/bin/sh' },
    stdio: 'ignore',
  });
  const closed = new Promise((resolve) => terminal.once('exit', resolve));
  await expect.poll(() => isUp(origin), patient).toBe(true);
  const pid = Number(readFileSync(pidFile, 'utf8'));
  return {
    origin,
    async closeTerminal() {
      terminal.kill('SIGKILL');
      await closed;
    },
    async stop() {
      process.kill(pid, 'SIGTERM');
      await expect.poll(() => isAlive(pid), patient).toBe(false);
    },
    kill() {
      terminal.kill('SIGKILL');
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    },
  };
}
