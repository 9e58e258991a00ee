import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../harness/running-server.ts';
import { requireProgram } from '../programs.mjs';
import { pinTo } from '../wrk.mjs';
import { nginxSettings } from './nginx-settings.mjs';

const bareServer = fileURLToPath(new URL('bare-server.mjs', import.meta.url));

/** A server that sends one response to whatever it is asked. @typedef {{ url: string, pid: number, stop(): Promise<void> }} Peer */
/** @typedef {{ folder: string, programs: import('../programs.mjs').Programs }} Place `folder`: for files */

/**
 * Starts bare `node:http` on the servers' core.
 * @param {import('./response.mjs').Response} response
 * @param {Place} place
 * @returns {Promise<Peer>}
 */
export async function startBareNode(response, { folder, programs }) {
  const file = join(folder, 'response.json');
  writeFileSync(file, JSON.stringify(response));
  const port = await freePort();
  const node = [process.execPath, bareServer, String(port), file];
  return startPeer([...pinTo(programs, 'server'), ...node], port);
}

/**
 * Starts nginx on the servers' core, as one process. It also sends `Server`, which it cannot leave out.
 * @param {import('./response.mjs').Response} response
 * @param {Place} place
 * @returns {Promise<Peer>}
 */
export async function startNginx({ headers, body }, { folder, programs }) {
  const nginx = requireProgram(programs, 'nginx');
  const port = await freePort();
  const settings = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'page'), Buffer.from(body, 'base64'));
  writeFileSync(settings, nginxSettings({ folder, port, headers }));
  const command = [nginx, '-c', settings, '-p', folder, '-e', 'stderr'];
  return startPeer([...pinTo(programs, 'server'), ...command], port);
}

/**
 * @param {string[]} command
 * @param {number} port
 * @returns {Promise<Peer>}
 */
async function startPeer([program = '', ...args], port) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'close');
  const url = `http://127.0.0.1:${port}/page`;
  async function stop() {
    child.kill('SIGTERM');
    await exited;
  }
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return { url, pid: child.pid ?? 0, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`${program} does not serve ${url}`);
}
