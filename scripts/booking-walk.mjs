import { mkdtempSync, rmSync } from 'node:fs';
import inspectorSync from 'node:inspector';
import inspector from 'node:inspector/promises';
import { createServer as createNetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { root } from './project.mjs';
import { findChromium } from './testing/programs.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'walk-'));
Object.assign(process.env, {
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  NODE_ENV: 'development',
  RATE_LIMITS: 'off',
});
const port = await new Promise((resolve) => {
  const s = createNetServer().listen(0, '127.0.0.1', () => {
    const { port } = s.address();
    s.close(() => resolve(port));
  });
});
process.env.PORT = String(port);
process.env.ORIGIN = `http://127.0.0.1:${port}`;
let armed = false,
  stored;
const { prepare } = DatabaseSync.prototype;
const exec = DatabaseSync.prototype.exec;
const seen = new Set();
DatabaseSync.prototype.exec = function (sql) {
  const r = exec.call(this, sql);
  if (armed) onSql(sql);
  return r;
};
DatabaseSync.prototype.prepare = function (sql) {
  const st = prepare.call(this, sql);
  const run = st.run.bind(st);
  st.run = (...a) => {
    const r = run(...a);
    if (armed) onSql(sql);
    return r;
  };
  return st;
};
function onSql(sql) {
  if (!/^commit/i.test(sql)) return;
  armed = false;
  stored = 'x';
  session.post('Profiler.takePreciseCoverage').then(({ result }) => {
    stored = read(result);
  });
}
const session = new inspector.Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Debugger.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const server = await createServer({
  root,
  cacheDir: join(dataDir, 'vite'),
  server: { port, host: '127.0.0.1', strictPort: true },
  logLevel: 'info',
});
await server.listen();

const isSource = (url) => url.includes('/src/') && !url.includes('node_modules');
function read(result) {
  const files = new Map();
  for (const { url, functions } of result) {
    if (!isSource(url)) continue;
    const names = functions
      .filter((f) => f.ranges[0].count > 0)
      .map((f) => `${f.functionName}@${f.ranges[0].startOffset}`);
    if (names.length) files.set(url.slice(url.indexOf('/src/')), new Set(names));
  }
  return files;
}
async function serverCalls() {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return read(result);
}
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--headless'],
});
const page = await browser.newPage({ timezoneId: 'Asia/Tokyo' });
const cdp = await page.context().newCDPSession(page);
await cdp.send('Profiler.enable');
await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const browserCalls = async () => read((await cdp.send('Profiler.takePreciseCoverage')).result);
page.on('pageerror', (e) => console.log('error', e.message));
await page.goto(`${process.env.ORIGIN}/book-consultation`);
const form = page.locator('form.book__panel');
await page.waitForTimeout(6000);
await serverCalls();
await page.reload();
await form.locator('[data-day]').first().waitFor();
console.log(
  await form
    .locator('[data-day]')
    .first()
    .evaluate((e) => e.outerHTML),
);
const days = form.locator(
  'button.cal__day:enabled, [data-day]:not([aria-disabled="true"]):not(:disabled)',
);
await form.getByRole('button', { name: 'Next month' }).click();
await days.nth(3).click();
await form.locator('.slot:enabled').first().click();
for (const [name, text] of [
  ['Name', 'Noor'],
  ['Email', 'noor@tessera.example'],
  ['Company', 'Tessera'],
  ['Phone', '+351 1'],
])
  await form.getByRole('textbox', { name, exact: true }).fill(text);

await browserCalls();
await form.getByRole('textbox', { name: 'Company', exact: true }).pressSequentially('x');
await form.locator('.slot:enabled').nth(1).click();
await page.waitForTimeout(300);
const idle = await browserCalls();
let pressed;

let other;
await page.route('**/api/bookings', async (route) => {
  await new Promise((r) => setTimeout(r, 200));
  pressed = await browserCalls();
  other = await serverCalls();
  armed = true;
  await route.continue();
});
const answered = page.waitForResponse('**/api/bookings');
await form.getByRole('button', { name: 'Confirm booking' }).click();
console.log((await answered).status());
const count = 0;
const all = new Set();
for (const [name, calls, base] of [
  ['browser', pressed, idle],
  ['server', stored, other],
])
  for (const [file, names] of [...calls].sort()) {
    const own = [...names].filter((n) => !base.get(file)?.has(n));
    if (own.length) {
      all.add(file.replace(/\?.*/, ''));
      console.log(name, file, own.join(' '));
    }
  }
console.log(all.size);
await browser.close();
await server.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit();
