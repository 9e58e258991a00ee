import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../harness/running-server.ts';
import { formatNumber, formatPercent } from '../part.mjs';
import { median, spread } from '../report/statistics.mjs';
import { readCpu } from '../uncached-render.mjs';

/** @type {import('../part.mjs').Part} */
export const start = {
  name: 'start',
  title: 'Start, from `node dist/server/main.js` to the first 200 for /',
  async measure({ folder, quick }) {
    const first = await timeStart(folder);
    const others = [];
    for (let turn = 0; turn < (quick ? 3 : 7); turn += 1) others.push(await timeStart(folder));
    const times = others.map(({ time }) => time);
    const cpu = median(others.map(({ cpu }) => cpu));
    const restart = median(times);
    return {
      rows: [
        rowOf('the first, which fills an empty database', first.time, first.cpu, '–'),
        rowOf(`the next ${times.length}`, restart, cpu, formatPercent(spread(times))),
      ],
      values: { start: restart },
      repeats: { start: times },
    };
  },
};

/**
 * @param {string} start
 * @param {number} time
 * @param {number} cpu
 * @param {string} spread
 */
function rowOf(start, time, cpu, spread) {
  return { start, ms: formatNumber(time), 'CPU ms': formatNumber(cpu), spread };
}

/**
 * Returns milliseconds on the clock, and of the CPU of all threads.
 * @param {string} folder
 */
async function timeStart(folder) {
  const begin = performance.now();
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'info' });
  try {
    for (;;) {
      const response = await fetch(server.origin);
      await response.arrayBuffer();
      if (response.status === 200) {
        const time = performance.now() - begin;
        const { main, workers } = readCpu(server.pid);
        return { time, cpu: main + workers };
      }
      if (performance.now() - begin > 30_000) throw new Error('The server does not send / in 30 s');
      await sleep(2);
    }
  } finally {
    await server.stop();
  }
}
