import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../harness/running-server.ts';
import { addPosts, openContent } from './content-size.mjs';
import { median } from './report/statistics.mjs';

/**
 * CPU time in milliseconds: of the main thread, and of all others (compression, garbage collection,
 * compilation).
 * @typedef {{main: number, workers: number}} Cpu
 */

/** @typedef {{origin: string, pid: number, logs: readonly string[], content: ReturnType<typeof openContent>, stop(): Promise<void>}} MeasuredServer */

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
  for (const task of readdirSync(`/proc/${pid}/task`))
    used[task === String(pid) ? 'main' : 'workers'] += readThread(pid, task);
  return used;
}

/**
 * @param {number} pid
 * @param {string} task
 * @returns {number} milliseconds, 0 for a thread that has ended since it was listed
 */
function readThread(pid, task) {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
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
    logs: server.logs,
    content,
    async stop() {
      content.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Requests a page or call until it is made anew: only then it has a request id. A server may take a
 * moment to see that the content has changed, and sends what it has stored until then.
 * @param {MeasuredServer} server
 * @param {string} path
 * @returns {Promise<Cpu>} what the last request took
 */
async function requestUncached({ origin, pid }, path) {
  const deadline = Date.now() + 5000;
  while (Date.now() < deadline) {
    const before = readCpu(pid);
    const response = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    // What the server does after its response, such as its log, is part of the request.
    await sleep(5);
    const after = readCpu(pid);
    if (response.headers.has('x-request-id'))
      return { main: after.main - before.main, workers: after.workers - before.workers };
    await sleep(10);
  }
  throw new Error(
    `${path} is still sent from the store five seconds after a change of the content`,
  );
}

/**
 * Measures the CPU of requests to which no stored page is the response, the mean of each path: the
 * content's revision is raised before each.
 * @param {MeasuredServer} server
 * @param {string[]} paths
 * @param {number} count turns
 * @returns {Promise<Cpu[]>} in the order of the paths
 */
export async function measureUncached(server, paths, count) {
  const sums = paths.map(() => ({ main: 0, workers: 0 }));
  for (let turn = 0; turn < count; turn += 1) {
    server.content.raiseRevision();
    for (const [place, path] of paths.entries()) {
      const { main, workers } = await requestUncached(server, path);
      const sum = sums[place];
      if (!sum) continue;
      sum.main += main / count;
      sum.workers += workers / count;
    }
  }
  return sums;
}

/**
 * Measures paths on each server in turns, so that a noisy moment falls on all of them alike. Returns
 * the rounds, by path and then by server.
 * @param {MeasuredServer[]} servers
 * @param {string[]} paths
 * @param {{rounds?: number, count?: number, warmUp?: number}} [options]
 * @returns {Promise<Map<string, Cpu[][]>>}
 */
export async function compareUncached(
  servers,
  paths,
  { rounds = 5, count = 60, warmUp = 150 } = {},
) {
  for (const server of servers) await measureUncached(server, paths, warmUp);
  const results = new Map(
    paths.map((path) => [path, servers.map(() => /** @type {Cpu[]} */ ([]))]),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const [index, server] of servers.entries()) {
      const measured = await measureUncached(server, paths, count);
      for (const [place, path] of paths.entries())
        results.get(path)?.[index]?.push(measured[place] ?? { main: 0, workers: 0 });
    }
  return results;
}

/**
 * The median of rounds.
 * @param {Cpu[]} rounds
 * @returns {Cpu}
 */
export function medianCpu(rounds) {
  return {
    main: median(rounds.map(({ main }) => main)),
    workers: median(rounds.map(({ workers }) => workers)),
  };
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
    for (const [path, cpus] of results)
      console.log(path.padEnd(24), ...cpus.map((rounds) => format(medianCpu(rounds))));
  } finally {
    for (const server of servers) await server.stop();
  }
}

if (import.meta.main) await main();
