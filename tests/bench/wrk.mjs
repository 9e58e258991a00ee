import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { requireProgram } from './programs.mjs';
import { readCpu } from './uncached-render.mjs';

/** @typedef {{ perSecond: number, cpu: number }} Load requests per second, and the server's CPU for each in milliseconds */

/** Servers share the first core, and what loads them has the second. */
const cores = { server: '0', client: '1' };

/**
 * The command that keeps what follows it on one core. It is empty on a machine with one core, or
 * without `taskset`.
 * @param {import('./programs.mjs').Programs} programs
 * @param {keyof typeof cores} side
 * @returns {string[]}
 */
export function pinTo({ taskset }, side) {
  return taskset === null || availableParallelism() < 2 ? [] : [taskset, '-c', cores[side]];
}

/**
 * Loads a server with `wrk` from one thread, by 32 connections.
 * @param {{ url: string, pid: number }} server
 * @param {{ seconds: number, encoding: string, programs: import('./programs.mjs').Programs }} options
 * @returns {Promise<Load>}
 */
export async function drive({ url, pid }, { seconds, encoding, programs }) {
  const header = `Accept-Encoding: ${encoding}`;
  const wrk = [requireProgram(programs, 'wrk'), '-t1', '-c32', `-d${seconds}`, '-H', header, url];
  const [command = '', ...args] = [...pinTo(programs, 'client'), ...wrk];
  const before = readCpu(pid);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await once(child, 'close');
  const after = readCpu(pid);
  const used = after.main + after.workers - before.main - before.workers;
  const { requests, perSecond } = readOutput(output);
  return { perSecond, cpu: used / requests };
}

/**
 * Reads what `wrk` prints. Throws it if a response was no success, or a connection failed.
 * @param {string} output
 */
export function readOutput(output) {
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (/Non-2xx|Socket errors/.test(output) || !(requests > 0) || !(perSecond > 0))
    throw new Error(`wrk was not answered as it should be:\n${output}`);
  return { requests, perSecond };
}
