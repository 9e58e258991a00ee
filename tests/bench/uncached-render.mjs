import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../harness/running-server.ts';
import { addPosts, openContent } from './content-size.mjs';

/**
 * CPU time in milliseconds: of the main thread, and of all others (compression, garbage collection,
 * compilation).
 * @typedef {{main: number, workers: number}} Cpu
 */

/** @typedef {{origin: string, pid: number, content: ReturnType<typeof openContent>, stop(): Promise<void>}} MeasuredServer */

/** Pages whose rendering is compared. */
export const renderedPages = [
  '/',
  '/pt',
  '/blog',
  '/blog/iva-oss',
  '/services',
  '/book-consultation',
];

/**
 * Reads the CPU time that a process has used so far from Linux, to the nanosecond.
 * @param {number} pid
 * @returns {Cpu}
 */
export function readCpu(pid) {
  const used = { main: 0, workers: 0 };
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ');
    used[task === String(pid) ? 'main' : 'workers'] += Number(nanoseconds) / 1e6;
  }
  return used;
}

/**
 * Starts a build's server over the samples and as many further posts.
 * @param {{build?: string | undefined, posts?: number}} options `build`: the folder of `client` and `server`
 * @returns {Promise<MeasuredServer>}
 */
export async function startMeasured({ build, posts = 0 } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'entrada-bench-'));
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' }, { build });
  const content = openContent(dataDir);
  addPosts(content, posts);
  return {
    origin: server.origin,
    pid: server.pid,
    content,
    async stop() {
      content.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Requests a page or call.
 * @param {MeasuredServer} server
 * @param {string} path
 */
async function get({ origin }, path) {
  const response = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
}

/**
 * Measures the CPU of one request to which no stored page is the response: the content's revision is raised
 * before each. `settle`: milliseconds until the server has noticed the revision.
 * @param {MeasuredServer} server
 * @param {string} path
 * @param {{count?: number, settle?: number}} [options]
 * @returns {Promise<Cpu>}
 */
export async function measureUncached(server, path, { count = 100, settle = 0 } = {}) {
  const before = readCpu(server.pid);
  for (let turn = 0; turn < count; turn += 1) {
    server.content.raiseRevision();
    if (settle > 0) await sleep(settle);
    await get(server, path);
  }
  const after = readCpu(server.pid);
  return {
    main: (after.main - before.main) / count,
    workers: (after.workers - before.workers) / count,
  };
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Measures each path on each server in turns, so that a noisy moment falls on all of them alike.
 * Returns the median of the rounds, by path and then by server.
 * @param {MeasuredServer[]} servers
 * @param {string[]} paths
 * @param {{rounds?: number, count?: number, settle?: number}} [options]
 * @returns {Promise<Map<string, Cpu[]>>}
 */
export async function compareUncached(servers, paths, { rounds = 5, ...options } = {}) {
  const results = new Map();
  for (const path of paths) {
    for (const server of servers) await measureUncached(server, path, { ...options, count: 150 });
    /** @type {Cpu[][]} */
    const measured = servers.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, server] of servers.entries())
        measured[index]?.push(await measureUncached(server, path, options));
    results.set(
      path,
      measured.map((cpus) => ({
        main: median(cpus.map(({ main }) => main)),
        workers: median(cpus.map(({ workers }) => workers)),
      })),
    );
  }
  return results;
}

/** @param {Cpu} cpu */
function format({ main, workers }) {
  return `${(main + workers).toFixed(2)} (${main.toFixed(2)} + ${workers.toFixed(2)})`.padStart(22);
}

/**
 * `node tests/bench/uncached-render.mjs [path …] [--build=folder …]` compares the build in use with
 * others, whose folders hold `client` and `server`.
 */
async function main() {
  const given = process.argv.slice(2);
  const option = '--build=';
  const others = given.filter((argument) => argument.startsWith(option));
  const builds = [undefined, ...others.map((argument) => argument.slice(option.length))];
  const paths = given.filter((argument) => argument.startsWith('/'));
  const servers = [];
  for (const build of builds) servers.push(await startMeasured({ build }));
  try {
    const results = await compareUncached(servers, paths.length > 0 ? paths : renderedPages);
    console.log('CPU in ms of an uncached request: all (main thread + workers)');
    for (const [path, cpus] of results) console.log(path.padEnd(24), ...cpus.map(format));
  } finally {
    for (const server of servers) await server.stop();
  }
}

if (import.meta.main) await main();
