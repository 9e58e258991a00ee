import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../../scripts/process.mjs';
import { startServer } from '../../harness/running-server.ts';
import { createTestDatabase } from '../../harness/test-database.ts';
import { connectBeside, withoutParallelWorkers } from '../beside-server.mjs';
import { measurePresses } from '../office-presses.mjs';
import { addOfficeRows } from '../office-rows.mjs';
import { formatNumber } from '../part.mjs';
import { median } from '../report/statistics.mjs';
import { readCpu } from '../uncached-render.mjs';
import { withEngine } from '../with-engine.mjs';

/** @typedef {import('../../harness/test-database.ts').Engine} Engine */

/** Of everything, at each measure. */
const [few, many] = [1_000, 10_000];

/** What the screens of the back office read. */
const reads = [
  '/api/admin/today',
  '/api/admin/counts',
  '/api/admin/conversations?filter=waiting&limit=20',
  '/api/admin/conversations?filter=waiting&q=company&limit=20',
  '/api/admin/conversations/m500',
  '/api/admin/bookings?state=upcoming&limit=50',
  '/api/admin/bookings?state=past&limit=50',
  '/api/admin/bookings/b500',
  '/api/admin/people?limit=50',
  '/api/admin/people?q=visitor%20777&limit=50',
  '/api/admin/people/p500',
  '/api/admin/orders?limit=10',
  '/api/admin/orders?q=visitor%20777&limit=10',
  '/api/admin/orders/EN-O500',
  '/api/admin/subscribers?limit=10',
  '/api/admin/search?q=visitor',
  '/api/admin/search?q=visitor%20777',
  '/api/admin/audit?limit=50',
  '/api/admin/content/posts?limit=50',
  '/api/admin/settings/connections',
  '/api/admin/projects',
  '/api/admin/projects/w500',
];

/** What a client reads, whose link ends with this. */
const clientToken = 'c'.repeat(43);
const clientHash = createHash('sha256').update(clientToken).digest('hex');
const clientPage = `/with-us/${clientToken}`;
const clientNumber = 500;
/** What a client reads who is signed in. */
const portalReads = ['/api/portal', `/api/portal/projects/w${clientNumber}`];

/**
 * @param {Awaited<ReturnType<typeof startServer>>} server
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

/** @param {import('../beside-server.mjs').Beside} beside */
async function waitForIndex({ run }) {
  const countWaiting = async () => (await run('select count(*) as waiting from search_changes'))[0];
  while (Number((await countWaiting())?.waiting) > 0) await sleep(500);
}

/**
 * Gives a person the link to her page, and returns the addresses that it leads her to.
 * @param {string} origin
 * @param {import('../beside-server.mjs').Beside} beside
 * @returns {Promise<string[]>}
 */
async function openClientPages(origin, { run }) {
  await run(`insert into client_links (token_hash, person_id, purpose, created_at, expires_at)
    values ('${clientHash}', 'p${clientNumber}', 'mailed', '2026-01-01T00:00:00.000Z',
      '2099-01-01T00:00:00.000Z')`);
  const html = await (await fetch(origin + clientPage)).text();
  const [request = ''] = /\/do\/[\w-]+/.exec(html) ?? [];
  if (request === '') throw new Error('The page of a client names no request.');
  return [clientPage, request];
}

/**
 * Signs the same person in, and returns the session cookie.
 * @param {import('../beside-server.mjs').Beside} beside
 * @returns {Promise<string>}
 */
async function signClientIn({ run }) {
  const now = new Date().toISOString();
  await run(`insert into sessions (id, token_hash, person_id, strength, is_recovery, device,
      created_at, verified_at, seen_at, expires_at)
    values ('bench', '${clientHash}', 'p${clientNumber}', 'mail', false, 'Bench',
      '${now}', '${now}', '${now}', '2099-01-01T00:00:00.000Z')`);
  return `session=${clientToken}`;
}

/**
 * Returns the median CPU time of a read, with that of PostgreSQL's processes, and its size.
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {import('../beside-server.mjs').Beside} beside
 * @param {{ path: string, cookie: string, turns: number }} read
 */
async function measureRead(server, beside, { path, cookie, turns }) {
  const read = async () => {
    const response = await fetch(server.origin + path, { headers: { Cookie: cookie } });
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return byteLength;
  };
  let bytes = 0;
  for (let turn = 0; turn < 5; turn += 1) bytes = await read();
  const readOthers = await beside.watchCpu();
  const readAll = () => {
    const { main, workers } = readCpu(server.pid);
    return main + workers + readOthers();
  };
  const measured = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const before = readAll();
    await read();
    measured.push(readAll() - before);
  }
  return { cpu: median(measured), bytes };
}

/**
 * Returns what each read costs among few of everything and among many.
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {import('../beside-server.mjs').Beside} beside
 * @param {number} turns
 */
async function measureReads(server, beside, turns) {
  const cookie = await becomeOwner(server);
  await addOfficeRows(beside, { first: 1, last: few });
  await waitForIndex(beside);
  const clientPages = await openClientPages(server.origin, beside);
  const clientSession = await signClientIn(beside);
  const measureAll = async () => {
    const results = [];
    for (const path of [...reads, ...clientPages])
      results.push(await measureRead(server, beside, { path, cookie, turns }));
    for (const path of portalReads)
      results.push(await measureRead(server, beside, { path, cookie: clientSession, turns }));
    return results;
  };
  const amongFew = await measureAll();
  await addOfficeRows(beside, { first: few + 1, last: many });
  await waitForIndex(beside);
  const amongMany = await measureAll();
  const measured = [...reads, '/with-us/:token', '/do/:token', ...portalReads].map(
    (path, index) => {
      const { cpu = Number.NaN, bytes = 0 } = amongMany[index] ?? {};
      return { path, cpu, growth: cpu / (amongFew[index]?.cpu ?? Number.NaN), bytes };
    },
  );
  return { cookie, reads: measured };
}

/**
 * @param {Engine} engine
 * @param {number} turns
 * @param {string | null} chromium presses are measured too, where it is given
 */
async function measureEngine(engine, turns, chromium = null) {
  const database = await createTestDatabase(engine);
  try {
    const env = { ...withoutParallelWorkers(database), LOG_LEVEL: 'info' };
    const server = await startServer(env);
    try {
      const beside = await connectBeside(database);
      try {
        const { cookie, reads } = await measureReads(server, beside, turns);
        const { origin } = server;
        const presses = chromium
          ? await measurePresses({ origin, cookie, turns: Math.min(turns, 5), chromium })
          : [];
        return { reads, presses };
      } finally {
        await beside.close();
      }
    } finally {
      await server.stop();
    }
  } finally {
    await database.dispose();
  }
}

/** @type {import('../part.mjs').Part} */
export const office = {
  name: 'office',
  title: `Reads of staff and clients among ${many.toLocaleString('en')} of everything, CPU in ms`,
  async measure({ quick, programs }) {
    const turns = quick ? 5 : 20;
    const { chromium } = programs;
    const { reads: onSqlite, presses } = await measureEngine('sqlite', turns, chromium);
    /** @type {string[]} */
    const missing = chromium ? [] : ['what a press costs: chromium is not installed'];
    const { reads: onPostgres } = await withEngine('postgres', () =>
      measureEngine('postgres', turns),
    ).catch((error) => {
      missing.push(`reads of the back office with PostgreSQL: ${messageOf(error)}`);
      return { reads: [] };
    });
    const dearest = Math.max(...[...onSqlite, ...onPostgres].map(({ cpu }) => cpu));
    return {
      rows: onSqlite.map(({ path, cpu, growth, bytes }, index) => ({
        path,
        SQLite: formatNumber(cpu),
        [`× ${few.toLocaleString('en')}`]: formatNumber(growth),
        PostgreSQL: formatNumber(onPostgres[index]?.cpu ?? Number.NaN),
        [`its × ${few.toLocaleString('en')}`]: formatNumber(
          onPostgres[index]?.growth ?? Number.NaN,
        ),
        bytes,
      })),
      values: {
        officeRead: dearest,
        ...(presses.length > 0 && {
          officePress: Math.max(...presses.map(({ fast }) => fast)),
          officePressSlow: Math.max(...presses.map(({ slow }) => slow)),
        }),
      },
      repeats: {},
      missing,
      remarks: presses.map(
        ({ press, fast, slow }) =>
          `${press}: ${formatNumber(fast)} ms of the main thread, ${formatNumber(slow)} ms on a CPU four times slower.`,
      ),
    };
  },
};
