import { setTimeout as sleep } from 'node:timers/promises';
import { addOfficeRows } from '../office-rows.mjs';
import { formatNumber } from '../part.mjs';
import { median } from '../report/statistics.mjs';
import { readCpu, startMeasured } from '../uncached-render.mjs';

const rows = 10_000;

/** What the screens of the back office read. */
const reads = [
  '/api/admin/today',
  '/api/admin/counts',
  '/api/admin/conversations?filter=waiting&limit=20',
  '/api/admin/conversations?filter=waiting&q=company&limit=20',
  '/api/admin/conversations/m5000',
  '/api/admin/bookings?state=upcoming&limit=50',
  '/api/admin/bookings?state=past&limit=50',
  '/api/admin/bookings/b5000',
  '/api/admin/people?limit=50',
  '/api/admin/people?q=visitor%20777&limit=50',
  '/api/admin/people/p5000',
  '/api/admin/orders?limit=10',
  '/api/admin/orders?q=visitor%20777&limit=10',
  '/api/admin/orders/EN-O5000',
  '/api/admin/subscribers?limit=10',
  '/api/admin/search?q=visitor',
  '/api/admin/search?q=visitor%20777',
  '/api/admin/audit?limit=50',
  '/api/admin/content/posts?limit=50',
  '/api/admin/settings/connections',
];

/**
 * @param {Awaited<ReturnType<typeof startMeasured>>} server
 * @returns {Promise<string>} the session cookie of the first owner
 */
async function becomeOwner({ origin, logs }) {
  const line = logs.find((text) => text.includes('there is no owner yet')) ?? '{}';
  const token = new URL(JSON.parse(line).address).pathname.split('/').at(-1);
  const response = await fetch(`${origin}/api/sign-in/first`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ token, name: 'Owner', email: 'owner@entrada.example' }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  if (!response.ok) throw new Error(`No owner was made: ${response.status}`);
  return cookie.split(';', 1)[0] ?? '';
}

/** @param {import('node:sqlite').DatabaseSync} database */
async function waitForIndex(database) {
  const changes = database.prepare('select count(*) as waiting from search_changes');
  while (Number(changes.get()?.waiting) > 0) await sleep(500);
}

/** @type {import('../part.mjs').Part} */
export const office = {
  name: 'office',
  title: `Reads of the back office among ${rows.toLocaleString('en')} of everything, CPU in ms`,
  async measure({ quick }) {
    const server = await startMeasured();
    try {
      const { origin, pid, content } = server;
      const cookie = await becomeOwner(server);
      addOfficeRows(content.database, rows);
      await waitForIndex(content.database);
      const read = async (/** @type {string} */ path) => {
        const before = readCpu(pid);
        const response = await fetch(origin + path, { headers: { Cookie: cookie } });
        const bytes = (await response.arrayBuffer()).byteLength;
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        const after = readCpu(pid);
        return { cpu: after.main + after.workers - before.main - before.workers, bytes };
      };
      const results = [];
      for (const path of reads) {
        for (let turn = 0; turn < 5; turn += 1) await read(path);
        const measured = [];
        for (let turn = 0; turn < (quick ? 5 : 20); turn += 1) measured.push(await read(path));
        const cpu = median(measured.map((one) => one.cpu));
        results.push({ path, cpu, bytes: measured[0]?.bytes ?? 0 });
      }
      return {
        rows: results.map(({ path, cpu, bytes }) => ({ path, CPU: formatNumber(cpu), bytes })),
        values: { officeRead: Math.max(...results.map(({ cpu }) => cpu)) },
        repeats: {},
      };
    } finally {
      await server.stop();
    }
  },
};
