import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bareServer = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
/** Headers that Node adds to every response by itself. */
const addedByNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
const encoding = 'br';

/**
 * `perSecond` is what `wrk` counted; `cpu` is microseconds of the server's CPU for each request, which
 * says more on a busy machine.
 * @typedef {{ perSecond: number, cpu: number }} Load
 * @typedef {{ bare: Load, own: Load, ratio: number, cpuRatio: number }} Round ratios of 1 are as good as bare Node
 */

/**
 * @param {string} url
 * @returns {Promise<{ headers: string[], body: string }>} what `bare-server.mjs` reads
 */
function readResponse(url) {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () => {
        const pairs = response.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 && !addedByNode.has(name.toLowerCase())
            ? [name, all[index + 1] ?? '']
            : [],
        );
        resolve({ headers: pairs, body: Buffer.concat(chunks).toString('base64') });
      });
    });
    call.once('error', reject);
    call.end();
  });
}

/**
 * CPU time that a process has used, in microseconds.
 * @param {number} pid
 */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/**
 * Loads a server by `wrk` on the second core.
 * @param {{ url: string, pid: number }} server
 * @param {number} seconds
 * @returns {Promise<Load>}
 */
async function drive({ url, pid }, seconds) {
  const load = ['-t1', '-c32', `-d${seconds}`, '-H', `Accept-Encoding: ${encoding}`, url];
  const before = cpuOf(pid);
  const wrk = spawn('taskset', ['-c', '1', 'wrk', ...load], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  wrk.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await once(wrk, 'close');
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  return { perSecond, cpu: (cpuOf(pid) - before) / requests };
}

/**
 * Compares a page from the store with bare `node:http` that sends the same headers and bytes, in
 * turns. Needs `wrk` and `taskset`; the caller has pinned the server to the first core.
 * @param {{ url: string, pid: number }} own
 * @param {{ folder: string, port: number, rounds: number, seconds: number }} options `folder`: for a file; `port`: a free one
 * @returns {Promise<Round[]>}
 */
export async function compareWithBareNode(own, { folder, port, rounds, seconds }) {
  await readResponse(own.url);
  const file = join(folder, 'response.json');
  writeFileSync(file, JSON.stringify(await readResponse(own.url)));
  const child = spawn('taskset', ['-c', '0', process.execPath, bareServer, String(port), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(child.stdout, 'data');
    const servers = { bare: { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0 }, own };
    await drive(servers.bare, 1);
    await drive(servers.own, 1);
    /** @type {Round[]} */
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      /** @type {Partial<Record<'bare' | 'own', Load>>} */
      const loads = {};
      /** @type {('bare' | 'own')[]} */
      const order = round % 2 === 0 ? ['bare', 'own'] : ['own', 'bare'];
      for (const which of order) loads[which] = await drive(servers[which], seconds);
      const { bare, own: ours } = loads;
      if (!bare || !ours) continue;
      const ratio = ours.perSecond / bare.perSecond;
      measured.push({ bare, own: ours, ratio, cpuRatio: bare.cpu / ours.cpu });
    }
    return measured;
  } finally {
    child.kill();
  }
}
