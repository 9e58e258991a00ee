import { messageOf } from '../../../scripts/process.mjs';
import { startServer } from '../../harness/running-server.ts';
import { createTestDatabase } from '../../harness/test-database.ts';
import { bookAll, readFreeSlots } from '../bookings.mjs';
import { formatNumber, formatPercent } from '../part.mjs';
import { median, spread } from '../report/statistics.mjs';
import { readCpu } from '../uncached-render.mjs';
import { withEngine } from '../with-engine.mjs';

/** @typedef {import('../../harness/test-database.ts').Engine} Engine */

const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** @type {import('../part.mjs').Part} */
export const booking = {
  name: 'booking',
  title: 'Booking, four visitors at a time, each stored on disk with its mails',
  async measure({ quick }) {
    /** @type {import('../part.mjs').Findings} */
    const findings = { rows: [], values: {}, repeats: {}, missing: [] };
    for (const engine of /** @type {Engine[]} */ (['sqlite', 'postgres']))
      try {
        const { perSecond, cpu } = await withEngine(engine, () => measureEngine(engine, quick));
        findings.repeats[`bookings ${names[engine]}`] = perSecond;
        findings.rows.push({
          database: names[engine],
          'bookings/s': formatNumber(median(perSecond)),
          'CPU ms each': formatNumber(median(cpu)),
          spread: formatPercent(spread(perSecond)),
        });
      } catch (error) {
        findings.missing?.push(`bookings with ${names[engine]}: ${messageOf(error)}`);
      }
    return findings;
  },
};

/**
 * @param {Engine} engine
 * @param {boolean} quick
 */
async function measureEngine(engine, quick) {
  const count = quick ? 10 : 40;
  /** @type {number[]} */
  const perSecond = [];
  /** @type {number[]} */
  const cpu = [];
  const database = await createTestDatabase(engine);
  try {
    const server = await startServer({ ...database.env, LOG_LEVEL: 'info' });
    try {
      const slots = await readFreeSlots(server.origin);
      await bookAll(server.origin, slots.splice(0, count));
      for (let round = 0; round < 3; round += 1) {
        const chosen = slots.splice(0, count);
        if (chosen.length < count) throw new Error('There are not enough free slots');
        const before = readCpu(server.pid);
        perSecond.push(count / (await bookAll(server.origin, chosen)));
        const after = readCpu(server.pid);
        cpu.push((after.main + after.workers - before.main - before.workers) / count);
      }
    } finally {
      await server.stop();
    }
  } finally {
    await database.dispose();
  }
  return { perSecond, cpu };
}
