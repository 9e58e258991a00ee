// Measures the files of `src/` that a booking walks through, from the press on "Confirm booking" to
// the commit that stores it with its mails. Prints them, and fails when there are over 40. It runs
// the sources as they are, in Vite's development server.
import { mkdtempSync, rmSync } from 'node:fs';
import inspector from 'node:inspector/promises';
import { createServer as createProbe } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { root } from '../../scripts/project.mjs';
import { findChromium } from '../../scripts/testing/programs.mjs';
import { filesOnlyIn, watchCalls } from './called-files.mjs';

const mostFiles = 40;
const layers = ['site', 'ui', 'query', 'server', 'features', 'i18n', 'platform', 'core'];
const dataDir = mkdtempSync(join(tmpdir(), 'booking-walk-'));

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function startSite() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY']) delete process.env[name];
  Object.assign(process.env, {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    PORT: String(port),
    ORIGIN: origin,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  });
  const vite = await createServer({
    root,
    cacheDir: join(dataDir, 'vite'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  await vite.listen();
  return {
    origin,
    /** Lays out a mail that is not about a booking. */
    async renderAnyMail() {
      const { renderMail } = await vite.ssrLoadModule('/src/features/mail/render-mail.server.ts');
      const link = { label: 'Open', href: origin };
      const facts = [{ label: 'When', lines: ['today '.repeat(30), 'tomorrow'] }];
      const words = { preheader: 'p', heading: 'h', lead: 'l', reason: 'r' };
      const company = {
        brand: 'b',
        legalName: 'l',
        nipc: '1',
        street: 's',
        postalCode: '1',
        city: 'c',
      };
      renderMail(
        { language: 'en', ...words, facts, button: link, links: [link] },
        { ...company, phone: '1', email: 'a@b.example' },
      );
    },
    stop: () => vite.close(),
  };
}

/**
 * Calls `onCommit` right after each commit, before anything that waits for it goes on.
 * @param {() => void} onCommit
 */
function watchCommits(onCommit) {
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function prepareWatched(sql) {
    const statement = prepare.call(this, sql);
    if (!/^commit/i.test(sql)) return statement;
    for (const name of /** @type {const} */ (['run', 'all'])) {
      /** @type {(...values: any[]) => any} */
      const plain = statement[name].bind(statement);
      statement[name] = (/** @type {any[]} */ ...values) => {
        const answer = plain(...values);
        onCommit();
        return answer;
      };
    }
    return statement;
  };
}

function countMails() {
  const database = new DatabaseSync(join(dataDir, 'entrada.sqlite'), { readOnly: true });
  try {
    return Number(database.prepare('select count(*) as mails from outbox').get()?.mails);
  } finally {
    database.close();
  }
}

/**
 * Opens the screen twice: the first visit makes Vite prepare the modules.
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 */
async function openForm(page, origin) {
  const form = page.locator('form.book__panel');
  await page.goto(`${origin}/book-consultation`);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await form.locator('[data-day]').first().waitFor();
  await form.getByRole('button', { name: 'Next month' }).click();
  await form.locator('[data-day]:not([aria-disabled])').nth(3).click();
  await form.locator('.slot:enabled').first().click();
  const typed = { Name: 'Noor', Email: 'noor@tessera.example', Company: 'Tessera', Phone: '1' };
  for (const [name, text] of Object.entries(typed))
    await form.getByRole('textbox', { name, exact: true }).fill(text);
  return form;
}

/**
 * Waits until the countdown of the offer has ticked.
 * @param {import('@playwright/test').Page} page
 */
async function secondPasses(page) {
  const timer = page.locator('[role="timer"]').first();
  const before = await timer.textContent();
  while ((await timer.textContent()) === before) await page.waitForTimeout(100);
}

/**
 * The files in which a function ran after the press that does not run without a booking: not when a
 * field is typed in or another slot is chosen, not when the page is shown and reads its data, not
 * for a post that is refused, not in the layout of any mail. Types, texts and styles do not run.
 * @param {import('@playwright/test').Page} page
 * @param {Awaited<ReturnType<typeof startSite>>} site
 * @param {Calls} onServer
 */
async function walk(page, { origin, renderAnyMail }, onServer) {
  const devtools = await page.context().newCDPSession(page);
  const inPage = await watchCalls((method, params) =>
    devtools.send(/** @type {'Profiler.enable'} */ (method), /** @type {any} */ (params)),
  );
  await onServer.report();
  const form = await openForm(page, origin);
  const spam = {
    name: 'a',
    email: 'a@b.example',
    message: 'Ten letters',
    website: 'https://a.example',
  };
  const refused = await page.request.post(`${origin}/api/contact`, { data: spam });
  if (refused.status() !== 422) throw new Error(`Spam got the status ${refused.status()}`);
  await renderAnyMail();

  await inPage.report();
  await form.getByRole('textbox', { name: 'Company', exact: true }).pressSequentially('x');
  await form.locator('.slot:enabled').nth(1).click();
  await form.locator('.slot[aria-pressed="true"]').waitFor();
  await secondPasses(page);
  const rendered = await inPage.read(await inPage.report());

  const pressed = Promise.withResolvers();
  await page.route('**/api/bookings', async (route) => {
    await form.locator('button[aria-busy="true"]').waitFor();
    pressed.resolve(await inPage.read(await inPage.report()));
    await arm();
    await route.continue();
  });
  await form.getByRole('button', { name: 'Confirm booking' }).click();
  const browser = filesOnlyIn(await pressed.promise, rendered);
  const { before, after } = await stored.promise;
  const server = filesOnlyIn(await onServer.read(after), await onServer.read(before));
  return { browser, server };
}

/** @param {string[]} files */
function inLayers(files) {
  const rank = (/** @type {string} */ file) => layers.indexOf(file.split('/')[1] ?? '');
  return files.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** @typedef {Awaited<ReturnType<typeof watchCalls>>} Calls */
/** @typedef {import('./called-files.mjs').Report} Report */

/** @type {PromiseWithResolvers<{ before: Report, after: Report }>} */
const stored = Promise.withResolvers();
/** @type {number | null} */
let mailsBefore = null;
/** @type {Report} */
let before = { result: [] };
const session = new inspector.Session();
session.connect();
const onServer = await watchCalls((method, params) =>
  session.post(/** @type {'Profiler.enable'} */ (method), /** @type {any} */ (params)),
);

/** From here on the calls of the server are those of the booking. */
async function arm() {
  before = await onServer.report();
  mailsBefore = countMails();
}
watchCommits(() => {
  if (mailsBefore === null || countMails() === mailsBefore) return;
  mailsBefore = null;
  // The report is made before this call returns, so nothing after the commit is in it.
  onServer.report().then((after) => stored.resolve({ before, after }));
});

const site = await startSite();
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'Asia/Tokyo' });
  const files = await walk(page, site, onServer);
  for (const [part, names] of Object.entries(files))
    console.log([`In the ${part}: ${names.length}`, ...inLayers(names), ''].join('\n'));
  const count = new Set([...files.browser, ...files.server]).size;
  console.log(`A booking walks through ${count} files; at most ${mostFiles} are allowed.`);
  process.exitCode = count > mostFiles ? 1 : 0;
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
