import { mkdirSync, openAsBlob, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../../../scripts/process.mjs';
import { becomeOwner } from '../../harness/become-owner.ts';
import { startServer } from '../../harness/running-server.ts';
import { createTestDatabase } from '../../harness/test-database.ts';
import { bookAll, readFreeSlots } from '../bookings.mjs';
import { writeLongExport } from '../long-export.mjs';
import { residentMemory } from '../mixed-load.mjs';
import { formatNumber } from '../part.mjs';
import { withEngine } from '../with-engine.mjs';

/** @typedef {import('../../harness/test-database.ts').Engine} Engine */
/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */
/** What has kept the event loop, in milliseconds. @typedef {{ longest: number, longestWork: number, beyond: number }} Pauses */

const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const watcher = fileURLToPath(new URL('../watch-pauses.mjs', import.meta.url));
const megabyte = 1_000_000;
/** Milliseconds. */
const rest = 12_000;
const undisturbed = 15_000;

/**
 * Calls a page, the health and now and then a booking, until it is stopped; returns the longest waits.
 * @param {Server} server
 * @param {import('../bookings.mjs').Slot[]} slots
 */
function visit({ origin }, slots) {
  const waits = { page: 0, healthz: 0, booking: 0 };
  let bookings = 0;
  let isOver = false;
  /** @param {keyof typeof waits} what @param {() => Promise<unknown>} work */
  async function time(what, work) {
    const start = performance.now();
    await work();
    waits[what] = Math.max(waits[what], performance.now() - start);
  }
  /** @param {string} path */
  async function read(path) {
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  }
  async function go() {
    for (let round = 0; !isOver; round += 1) {
      await time('page', () => read('/services'));
      await time('healthz', () => read('/healthz'));
      const slot = round % 40 === 0 ? slots.pop() : undefined;
      if (slot) {
        await time('booking', () => bookAll(origin, [slot]));
        bookings += 1;
      }
      await sleep(25);
    }
    return { ...waits, bookings };
  }
  const going = go();
  // It is awaited at the end, and may fail before.
  going.catch(() => {});
  return () => {
    isOver = true;
    return going;
  };
}

/** @param {Server} server @param {string} folder @returns {Pauses} */
function readPauses({ pid }, folder) {
  return JSON.parse(readFileSync(join(folder, `${pid}.json`), 'utf8'));
}

/** @param {Server} server */
async function countAnew({ pid }) {
  process.kill(pid, 'SIGUSR2');
  await sleep(300);
}

/**
 * Imports a file and follows it to its end. Returns the seconds that it took.
 * @param {Server} server @param {string} cookie @param {string} query @param {Blob | null} body
 */
async function importFile({ origin }, cookie, query, body) {
  const headers = { Origin: origin, Cookie: cookie };
  const start = performance.now();
  const path = '/api/admin/content/import';
  const begun = await fetch(`${origin}${path}${query}`, {
    method: 'POST',
    headers: { ...headers, Prefer: 'respond-async', 'Content-Type': 'application/octet-stream' },
    body,
  });
  if (begun.status !== 202) throw new Error(`${begun.status}: ${await begun.text()}`);
  const { id } = await begun.json();
  for (;;) {
    const response = await fetch(`${origin}${path}`, { headers });
    // A busy machine answers later.
    if (response.status === 503) {
      await sleep(500);
      continue;
    }
    const { import: followed } = await response.json();
    if (followed.state === 'done') break;
    if (followed.state !== 'running') throw new Error(JSON.stringify(followed.error));
    await sleep(500);
  }
  const seconds = (performance.now() - start) / 1000;
  const { report } = await (await fetch(`${origin}${path}/${id}`, { headers })).json();
  return { seconds, report };
}

/**
 * @param {Engine} engine
 * @param {{ folder: string, posts: number }} setup
 */
async function measureEngine(engine, { folder, posts }) {
  const pauses = join(folder, `pauses-${engine}`);
  mkdirSync(pauses, { recursive: true });
  const file = join(folder, 'export.xml');
  const bytes = await writeLongExport(file, posts);
  const database = await createTestDatabase(engine);
  const env = { ...database.env, PAUSES: pauses, NODE_OPTIONS: `--import ${watcher}` };
  try {
    const server = await startServer({ ...env, LOG_LEVEL: 'info' });
    try {
      const { name, value } = await becomeOwner(server, { name: 'Rita', email: 'rita@b.example' });
      const cookie = `${name}=${value}`;
      const slots = await readFreeSlots(server.origin);
      /** @type {import('../part.mjs').Row[]} */
      const rows = [];
      /** @param {string} what @param {() => Promise<{ seconds: number }>} work */
      async function beside(what, work) {
        const stop = visit(server, slots);
        await sleep(500);
        await countAnew(server);
        const { seconds } = await work();
        await sleep(400);
        const { longest, longestWork, beyond } = readPauses(server, pauses);
        const waits = await stop();
        rows.push({
          database: names[engine],
          during: what,
          s: formatNumber(seconds),
          'longest pause ms': formatNumber(longest),
          'of it work ms': formatNumber(longestWork),
          'pauses > 50 ms': beyond,
          'page ms': formatNumber(waits.page),
          'healthz ms': formatNumber(waits.healthz),
          'booking ms': formatNumber(waits.booking),
          bookings: waits.bookings,
          MB: formatNumber(residentMemory(server.pid)),
        });
        return { longest, longestWork };
      }
      await beside('nothing', async () => {
        await sleep(undisturbed);
        return { seconds: undisturbed / 1000 };
      });
      await sleep(rest);
      const memoryBefore = residentMemory(server.pid);
      let plan = '';
      const type = 'application/octet-stream';
      const dry = await beside('dry run', async () => {
        const body = await openAsBlob(file, { type });
        const done = await importFile(server, cookie, '?dry-run=1', body);
        plan = done.report.plan;
        return done;
      });
      const real = await beside('import', async () => {
        const done = await importFile(server, cookie, `?plan=${plan}`, null);
        if (done.report.counts.new !== posts)
          throw new Error(JSON.stringify(done.report).slice(0, 1_000));
        return done;
      });
      await sleep(rest);
      const memoryAfter = residentMemory(server.pid);
      return {
        rows,
        megabytes: bytes / megabyte,
        longest: Math.max(dry.longest, real.longest),
        growth: (memoryAfter / memoryBefore - 1) * 100,
        memory: `${names[engine]}: ${formatNumber(memoryBefore)} MB before, ${formatNumber(memoryAfter)} MB ${rest / 1000} s after`,
      };
    } finally {
      await server.stop();
    }
  } finally {
    await database.dispose();
  }
}

/** @type {import('../part.mjs').Part} */
export const imports = {
  name: 'import',
  title: 'Import of a long export of WordPress, beside visitors',
  async measure({ quick, folder }) {
    const posts = quick ? 2_000 : 20_000;
    /** @type {import('../part.mjs').Findings} */
    const findings = { rows: [], values: {}, repeats: {}, missing: [], remarks: [] };
    /** @type {number[]} */
    const longest = [];
    /** @type {number[]} */
    const growth = [];
    for (const engine of /** @type {Engine[]} */ (['sqlite', 'postgres']))
      try {
        const measured = await withEngine(engine, () => measureEngine(engine, { folder, posts }));
        findings.rows.push(...measured.rows);
        longest.push(measured.longest);
        growth.push(measured.growth);
        findings.remarks?.push(
          `${posts.toLocaleString('en')} posts, ${formatNumber(measured.megabytes)} MB. ${measured.memory}.`,
        );
      } catch (error) {
        findings.missing?.push(`import with ${names[engine]}: ${messageOf(error)}`);
      }
    if (!quick && longest.length > 0)
      findings.values = { importPause: Math.max(...longest), importMemory: Math.max(...growth) };
    return findings;
  },
};
