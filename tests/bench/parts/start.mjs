import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../harness/running-server.ts';
import { formatNumber, formatPercent } from '../part.mjs';
import { median, spread } from '../statistics.mjs';

/** @type {import('../part.mjs').Part} */
export const start = {
  name: 'start',
  title: 'Start, from `node dist/server/main.js` to the first 200 for /',
  async measure({ folder, quick }) {
    const first = await timeStart(folder);
    /** @type {number[]} */
    const times = [];
    for (let turn = 0; turn < (quick ? 3 : 7); turn += 1) times.push(await timeStart(folder));
    const restart = median(times);
    return {
      rows: [
        { start: 'the first, which fills an empty database', ms: formatNumber(first), spread: '–' },
        {
          start: `the next ${times.length}`,
          ms: formatNumber(restart),
          spread: formatPercent(spread(times)),
        },
      ],
      values: { start: restart },
      repeats: { start: times },
    };
  },
};

/**
 * Milliseconds.
 * @param {string} folder
 */
async function timeStart(folder) {
  const begin = performance.now();
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'info' });
  try {
    for (;;) {
      const response = await fetch(server.origin);
      await response.arrayBuffer();
      if (response.status === 200) return performance.now() - begin;
      if (performance.now() - begin > 30_000) throw new Error('The server does not send / in 30 s');
      await sleep(2);
    }
  } finally {
    await server.stop();
  }
}
