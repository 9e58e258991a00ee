import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { startServer } from '../harness/running-server.ts';
import { firstLoadBytes, weighBuild } from './bytes.mjs';
import { measureBookings, measureCachedPage, measureUncachedPage } from './times.mjs';

const clientDir = fileURLToPath(new URL('../../dist/client', import.meta.url));
/** @type {[what: string, measured: string, budget: string, mark: string][]} */
const rows = [];
let exceeded = 0;

/**
 * A byte budget is the same on every machine, so exceeding it fails the run.
 * @param {string} name
 * @param {number} bytes
 * @param {number} [budget]
 */
function addBytes(name, bytes, budget) {
  const fits = budget === undefined || bytes <= budget;
  if (!fits) exceeded += 1;
  const limit = budget === undefined ? '' : `${(budget / 1000).toFixed(0)} kB`;
  rows.push([
    name,
    `${(bytes / 1000).toFixed(1)} kB`,
    limit,
    budget === undefined ? '' : fits ? 'pass' : 'FAIL',
  ]);
}

/**
 * A time depends on the machine and its load, so it is only shown.
 * @param {string} name
 * @param {number} value
 * @param {string} unit
 * @param {number} budget
 * @param {'less' | 'more'} better
 */
function addTime(name, value, unit, budget, better) {
  const fits = better === 'less' ? value <= budget : value >= budget;
  const digits = value < 100 ? 1 : 0;
  rows.push([
    name,
    `${value.toFixed(digits)} ${unit}`,
    `${better === 'less' ? '≤' : '≥'} ${budget} ${unit}`,
    fits ? 'pass' : 'slow',
  ]);
}

function printTable() {
  const all = [['what', 'measured', 'budget', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const [what = '', ...others] of all) {
    const cells = others.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
    console.log([what.padEnd(widths[0] ?? 0), ...cells].join('  '));
  }
}

const { home, screens, css } = weighBuild(clientDir);
addBytes('JS of the first load of home, brotli', home, 80_000);
for (const [screen, bytes] of screens)
  addBytes(`JS of the first load of ${screen}`, bytes, 115_000);
addBytes('CSS of the whole site, brotli', css, 16_000);

const dataDir = mkdtempSync(join(tmpdir(), 'entrada-bench-'));
let server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
try {
  await server.stop();
  const started = performance.now();
  server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  addTime('second start, until it listens', performance.now() - started, 'ms', 2000, 'less');
  addBytes(
    'first load of /, all that the HTML names',
    await firstLoadBytes(server.origin, '/'),
    300_000,
  );
  addBytes(
    'first load of /book-consultation',
    await firstLoadBytes(server.origin, '/book-consultation'),
    300_000,
  );
  const owner = new DatabaseSync(join(dataDir, 'entrada.sqlite'));
  owner.exec('pragma busy_timeout = 5000');
  const touch = owner.prepare('update content_revision set revision = revision + 1');
  const uncached = await measureUncachedPage(server.origin, '/', () => touch.run());
  owner.close();
  addTime('/ rendered and compressed, p50', uncached.p50, 'ms', 25, 'less');
  const cached = await measureCachedPage(server.origin, '/');
  addTime('/ from the cache', cached.perSecond, 'per s', 1000, 'more');
  addTime('/ from the cache, p50 of 16 at once', cached.p50, 'ms', 15, 'less');
  addTime('/ from the cache, p99 of 16 at once', cached.p99, 'ms', 50, 'less');
  const bookings = await measureBookings(server.origin);
  addTime('POST /api/bookings, on disk', bookings.perSecond, 'per s', 50, 'more');
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
printTable();
if (exceeded > 0) {
  console.error(`\n${exceeded} byte budget(s) exceeded`);
  process.exitCode = 1;
}
process.exit();
