import { startServer } from '../../harness/running-server.ts';
import { residentMemory, sendMixedLoad } from '../mixed-load.mjs';
import { requireProgram } from '../programs.mjs';

/** @type {import('../part.mjs').Part} */
export const memory = {
  name: 'memory',
  title: 'Resident memory of the server',
  async measure({ folder, quick, programs }) {
    requireProgram(programs, 'wrk');
    const wanted = quick ? 20_000 : 200_000;
    /** @type {import('../part.mjs').Row[]} */
    const rows = [];
    let last = Number.NaN;
    const report = (/** @type {number} */ requests, /** @type {number} */ megabytes) => {
      last = megabytes;
      rows.push({ 'mixed requests': requests.toLocaleString('en'), MB: megabytes.toFixed(0) });
    };
    const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'info' });
    try {
      report(0, residentMemory(server.pid));
      await sendMixedLoad(server, { folder, count: wanted, report });
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
      : { rows, values: { memory: last }, repeats: {} };
  },
};
