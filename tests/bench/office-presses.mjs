import { chromium } from '@playwright/test';
import { median } from './report/statistics.mjs';

/**
 * A key, on a screen, and what is there once it has acted. `again` puts things back for the next turn.
 * @typedef {{ name: string, path: string, ready: string, key: string, before?: string[], changed: string, again?: string }} Press
 */

/** @type {readonly Press[]} */
const presses = [
  {
    name: 'J, next person',
    path: '/admin/people',
    ready: '.tbl tbody tr a',
    key: 'j',
    changed: '.tbl tbody tr a:focus',
  },
  {
    name: 'X, choose an order',
    path: '/admin/orders',
    ready: '.tbl tbody tr a',
    before: ['j'],
    key: 'x',
    changed: '.tbl tbody input:checked',
    again: 'x',
  },
  {
    name: 'E, done on Today',
    path: '/admin',
    ready: '#waiting .rows > li a',
    before: ['j'],
    key: 'e',
    changed: '#waiting .rows > li.is-done',
  },
];

/**
 * In the page: the milliseconds from the next press until a selector matches, its layout included.
 * @param {string} changed
 */
function watchPress(changed) {
  /** @type {Promise<number>} */
  const measured = new Promise((resolve) => {
    let start = Number.NaN;
    function look() {
      if (Number.isNaN(start) || document.querySelector(changed) === null) return;
      // What the frame has to do before it is painted.
      document.body.getBoundingClientRect();
      resolve(performance.now() - start);
      observer.disconnect();
    }
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    for (const type of ['focusin', 'change']) addEventListener(type, look);
    addEventListener(
      'keydown',
      () => {
        start = performance.now();
        setTimeout(look);
      },
      { capture: true, once: true },
    );
  });
  Object.assign(globalThis, { measured });
}

/**
 * Returns how long the main thread works from a press to the change, in milliseconds, the median of turns.
 * @param {import('@playwright/test').Page} page
 * @param {Press} press
 * @param {{ origin: string, turns: number, slower: number }} setup
 */
async function measurePress(page, press, { origin, turns, slower }) {
  const protocol = await page.context().newCDPSession(page);
  const durations = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await page.goto(origin + press.path);
    await page.waitForSelector(press.ready);
    // What the screen still loads belongs to no press.
    await page.waitForLoadState('networkidle');
    if (press.path === '/admin') await page.locator(press.ready).first().focus();
    else for (const key of press.before ?? []) await page.keyboard.press(key);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.evaluate(watchPress, press.changed);
    await page.keyboard.press(press.key);
    const duration = await page.evaluate(() => /** @type {any} */ (globalThis).measured);
    durations.push(Number(duration));
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (press.again) {
      await page.waitForLoadState('networkidle');
      await page.keyboard.press(press.again);
      await page.waitForSelector(press.changed, { state: 'detached' });
      await page.waitForLoadState('networkidle');
    }
  }
  await protocol.detach();
  return median(durations);
}

/**
 * Returns what each press costs the main thread of a browser, as it is and four times slower.
 * @param {{ origin: string, cookie: string, turns: number, chromium: string }} setup
 */
export async function measurePresses({ origin, cookie, turns, chromium: executablePath }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext();
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    const rows = [];
    for (const press of presses) {
      const fast = await measurePress(page, press, { origin, turns, slower: 1 });
      const slow = await measurePress(page, press, { origin, turns, slower: 4 });
      rows.push({ press: press.name, fast, slow });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
