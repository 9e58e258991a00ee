import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../harness/running-server.ts';
import { residentMemory, sendMixedLoad } from '../mixed-load.mjs';
import { requireProgram } from '../programs.mjs';

/** Milliseconds until the server has found that it is calm (`src/server/free-memory.server.ts`). */
const rest = 12_000;

/** @type {import('../part.mjs').Part} */
export const memory = {
  name: 'memory',
  title: 'Resident memory of the server',
  async measure({ folder, quick, programs }) {
    requireProgram(programs, 'wrk');
    const wanted = quick ? 20_000 : 200_000;
    /** @type {import('../part.mjs').Row[]} */
    const rows = [];
    let memory = Number.NaN;
    let restedMemory = Number.NaN;
    const addRow = (/** @type {string} */ when, /** @type {number} */ megabytes) =>
      rows.push({ 'mixed requests': when, MB: megabytes.toFixed(0) });
    const report = (/** @type {number} */ requests, /** @type {number} */ megabytes) => {
      memory = megabytes;
      addRow(requests.toLocaleString('en'), megabytes);
    };
    const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'info' });
    try {
      report(0, residentMemory(server.pid));
      await sendMixedLoad(server, { folder, count: wanted, report });
      await sleep(rest);
      restedMemory = residentMemory(server.pid);
      addRow(`${rest / 1000} s later`, restedMemory);
    } finally {
      await server.stop();
    }
    return quick
      ? {
          rows,
          values: {},
          repeats: {},
          missing: [`memory after 200,000 requests: --quick sends ${wanted.toLocaleString('en')}`],
        }
      : { rows, values: { memory, restedMemory }, repeats: {} };
  },
};
