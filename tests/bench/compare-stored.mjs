import { messageOf } from '../../scripts/process.mjs';
import { startServer } from '../harness/running-server.ts';
import { formatNumber, formatPercent } from './part.mjs';
import { readResponse } from './peers/response.mjs';
import { startBareNode, startNginx } from './peers/start-peers.mjs';
import { requireProgram } from './programs.mjs';
import { median, spread } from './report/statistics.mjs';
import { drive, pinTo } from './wrk.mjs';

const encoding = 'br';

/** @typedef {{ url: string, pid: number }} Server */

/**
 * Loads servers in turns, and returns their loads round by round. The order changes from round to
 * round, so that none is always the first.
 * @template {string} Name
 * @param {Map<Name, Server>} servers
 * @param {import('./part.mjs').Setup} setup
 */
async function driveInTurns(servers, { quick, programs }) {
  const { rounds, seconds } = quick ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 3 };
  for (const server of servers.values()) await drive(server, { seconds: 1, encoding, programs });
  const loads = new Map(
    [...servers.keys()].map((name) => [name, /** @type {import('./wrk.mjs').Load[]} */ ([])]),
  );
  for (let round = 0; round < rounds; round += 1) {
    const order = [...servers];
    for (const [name, server] of [
      ...order.slice(round % order.length),
      ...order.slice(0, round % order.length),
    ])
      loads.get(name)?.push(await drive(server, { seconds, encoding, programs }));
  }
  return loads;
}

/**
 * Compares a stored response with nginx and bare `node:http` that send the same bytes and headers.
 * @param {string} path
 * @param {import('./part.mjs').Setup} setup
 */
export async function compareStored(path, setup) {
  const { folder, programs } = setup;
  requireProgram(programs, 'wrk');
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [];
  /** @type {string[]} */
  const missing = [];
  try {
    const env = { DATA_DIR: folder, LOG_LEVEL: 'info' };
    const own = await startServer(env, { through: pinTo(programs, 'server') });
    stops.push(own.stop);
    const url = own.origin + path;
    // The first response makes the server store the page, the second is the stored one.
    await readResponse(url, encoding);
    const response = await readResponse(url, encoding);
    /** @type {Map<string, Server>} */
    const servers = new Map();
    const nginx = await startNginx(response, setup).catch((error) => {
      missing.push(`nginx: ${messageOf(error)}`);
      return null;
    });
    if (nginx) servers.set('nginx', nginx) && stops.push(nginx.stop);
    const bare = await startBareNode(response, setup);
    stops.push(bare.stop);
    servers.set('bare node:http', bare).set('Entrada', { url, pid: own.pid });
    return { ...summarize(path, await driveInTurns(servers, setup)), missing };
  } finally {
    for (const stop of stops) await stop();
  }
}

/**
 * @param {string} path
 * @param {Map<string, import('./wrk.mjs').Load[]>} loads
 */
function summarize(path, loads) {
  const bare = loads.get('bare node:http') ?? [];
  /** The median of the rounds, each compared with bare Node in the same round. */
  const shareOf = (/** @type {import('./wrk.mjs').Load[]} */ own) =>
    median(own.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN)));
  /** The same by CPU time, which other programs on the machine disturb less. */
  const shareByCpu = (/** @type {import('./wrk.mjs').Load[]} */ own) =>
    median(own.map(({ cpu }, round) => (bare[round]?.cpu ?? Number.NaN) / cpu));
  const rows = [...loads].map(([server, own]) => {
    const perSecond = own.map((load) => load.perSecond);
    return {
      path,
      server,
      'requests/s': formatNumber(Math.round(median(perSecond))),
      'CPU ms each': median(own.map(({ cpu }) => cpu)).toFixed(4),
      'of bare Node': formatPercent(shareOf(own)),
      'by CPU': formatPercent(shareByCpu(own)),
      spread: formatPercent(spread(perSecond)),
    };
  });
  /** @type {Record<string, number[]>} */
  const repeats = {};
  for (const [server, own] of loads)
    repeats[`${server} ${path}`] = own.map(({ perSecond }) => perSecond);
  return { rows, repeats, share: shareOf(loads.get('Entrada') ?? []) };
}
