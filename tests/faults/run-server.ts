import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Env = Record<string, string | undefined>;
type Ended = { code: number | null; output: string };

/** Starts the built server, which is expected to refuse, and returns how it ended. */
export function runServerToItsEnd(env: Env, uid?: number): Promise<Ended> {
  return run('main.js', [], env, uid);
}

/** Runs an owner command of the built program. */
export function runOwnerCommand(env: Env, ...args: string[]): Promise<Ended> {
  return run('owner.js', args, env);
}

async function run(program: string, args: string[], env: Env, uid?: number): Promise<Ended> {
  const path = fileURLToPath(new URL(`../../dist/server/${program}`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}
