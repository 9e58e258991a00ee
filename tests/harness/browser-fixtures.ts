import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { watchPage } from './page-watch.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { type Translation, translatePages } from './translated-page.ts';

export { expect };

type TestFixtures = {
  /** Lets console messages, page errors and failed requests pass whose text the pattern matches. */
  allowConsole: (pattern: RegExp) => void;
  allowedPatterns: RegExp[];
  /** How the browser translates every page; a file or group sets it by `test.use`. */
  translation: Translation | null;
};
type WorkerFixtures = {
  /** Settings of the worker's server beside the defaults; a file sets them by `test.use`. */
  serverEnv: Record<string, string>;
  /** The built server on an embedded database of its own, seeded; shared by the tests of a worker. */
  server: RunningServer;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],

  server: [
    async ({ serverEnv }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'entrada-e2e-'));
      const server = await startServer({ DATA_DIR: dataDir, ...serverEnv });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: async ({ server }, use) => use(server.origin),

  translation: [null, { option: true }],

  context: async ({ context, translation }, use) => {
    if (translation) await translatePages(context, translation);
    await use(context);
  },

  allowedPatterns: async ({ browserName: _browserName }, use) => use([]),

  allowConsole: async ({ allowedPatterns }, use) => use((pattern) => allowedPatterns.push(pattern)),

  page: async ({ context, page, server, allowedPatterns, javaScriptEnabled }, use) => {
    const problems = watchPage(context, page, server.origin);
    if (javaScriptEnabled !== false) loadUntilAlive(page);
    await use(page);
    const unexpected = problems.filter(
      (text) => !allowedPatterns.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'nothing unexpected happens in the page').toEqual([]);
  },
});

/**
 * Settings by which the tests of a file share a server with no other file, because they count, or name,
 * all that is there. It costs the start of a server.
 */
export function ownServer(name: string): Record<string, string> {
  return { MAIL_FROM: `${name}@entrada.example` };
}

/**
 * Details of a test that runs in the long form alone when `waits`: what it looks at is looked at each
 * day by a test of another page or of another kind. Looks (language, width, scheme) need no such word.
 */
export function longForm(waits: boolean): { tag?: '@long' } {
  return waits ? { tag: '@long' } : {};
}

/**
 * Lets `goto` and `reload` wait until the scripts answer, as a visitor's first look does. A test of the
 * time before that passes another `waitUntil` than the default.
 */
function loadUntilAlive(page: Page): void {
  const alive = page.locator('html[data-alive], html:not(:has(script[data-files]))');
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>;
    const loadAlive = async (...given: unknown[]) => {
      const response = await load(...given);
      const options = given.at(-1);
      const { waitUntil = 'load' } = (typeof options === 'object' && options ? options : {}) as {
        waitUntil?: string;
      };
      if (waitUntil === 'load') await alive.waitFor({ state: 'attached' });
      return response;
    };
    Object.assign(page, { [name]: loadAlive });
  }
}

/**
 * Waits for finite animations to end: a colour that is still fading has no meaningful contrast. The end
 * of one begins another where an inherited value is in transition, so it looks until none is left.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    function running(): Animation[] {
      return document.getAnimations().filter(({ effect, timeline, playState }) => {
        const end = effect?.getComputedTiming().endTime;
        const ends = typeof end === 'number' && Number.isFinite(end);
        // One in a closed `details` does not go on until it is opened.
        const isShown = !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility();
        return timeline === document.timeline && playState === 'running' && ends && isShown;
      });
    }
    for (let current = running(); current.length > 0; current = running()) {
      await Promise.all(current.map((animation) => animation.finished.catch(() => {})));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/**
 * Keeps an open toast until `work` is done, as the toaster does while its window is not in front: a
 * toast that fades during a scan has no contrast.
 */
async function whileToastsStay<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  try {
    return await work();
  } finally {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
  }
}

/** Accessibility findings (WCAG 2.2 A and AA) in the current state of the page, one line per element. */
export async function axeViolations(page: Page): Promise<string[]> {
  return whileToastsStay(page, () => scan(page));
}

/** Those that do not depend on the colours, which axe cannot see when a visitor's own replace them. */
export async function axeStructure(page: Page): Promise<string[]> {
  return whileToastsStay(page, () => scan(page, 'structure'));
}

/** Those that depend on the colours: what a page that was examined may have after they changed. */
export async function axeColours(page: Page): Promise<string[]> {
  return whileToastsStay(page, () => scan(page, 'colours'));
}

const everyTag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose findings depend on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Whether the document has axe already, so that its half a megabyte is not sent for every scan. */
async function hasAxe(page: Page): Promise<boolean> {
  return page.frames().length === 1 && page.evaluate(() => 'axe' in window);
}

async function scan(page: Page, rules: 'all' | 'colours' | 'structure' = 'all'): Promise<string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: 'void 0' }) })
    // No page of its own for each scan: it costs a second, and serves frames of other sites only.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const chosen = rules === 'colours' ? axe.withRules(colourRules) : axe.withTags(everyTag);
  if (rules === 'structure') chosen.disableRules(colourRules);
  const { violations } = await chosen.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
}

/** Returns by how much the page is wider than its window, as a finding. */
async function overflowOf(page: Page): Promise<string[]> {
  await settle(page);
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return pixels > 0 ? [`the page is ${pixels} px wider than the window`] : [];
}

/**
 * The rules of a scan in a look, or null where its overflow alone is looked for. Each day all rules are
 * for English on the first width in light, and its colours on the last in dark; the structure is for
 * Portuguese, whose colours are those of English. The long form has every width in both schemes.
 */
function rulesOf(
  isEnglish: boolean,
  { isDark, isFirst, isLast }: { isDark: boolean; isFirst: boolean; isLast: boolean },
): 'all' | 'colours' | 'structure' | null {
  if (!process.env.TEST_LONG) {
    if (!isEnglish) return !isDark && isLast ? 'structure' : null;
    if (isDark) return isLast ? 'colours' : null;
    return isFirst ? 'all' : null;
  }
  if (isEnglish) return isDark ? 'colours' : 'all';
  if (isDark) return isFirst ? 'colours' : null;
  return isLast ? 'all' : 'structure';
}

/**
 * The findings at each width in both colour schemes, each prefixed with them, so that a state is
 * reached once. What lies in the schemes is the colours alone, so the dark one is examined for those.
 * A change of the scheme costs as much as a scan, so there are two. The page is left wide and light.
 */
export async function axeViolationsInEveryLook(
  page: Page,
  widths: readonly number[] = [390, 1280],
): Promise<string[]> {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const found: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 844 });
    const schemes = ['light', 'dark'] as const;
    const isTurned = (widths.length - index) % 2 > 0;
    for (const colorScheme of isTurned ? schemes.toReversed() : schemes) {
      const isDark = colorScheme === 'dark';
      const place = { isDark, isFirst: index === 0, isLast: index === widths.length - 1 };
      const rules = rulesOf(isEnglish, place);
      if (isDark && rules === null) continue;
      await page.emulateMedia({ colorScheme });
      const violations = await whileToastsStay(page, async () => [
        ...(rules === null ? [] : await scan(page, rules)),
        ...(await overflowOf(page)),
      ]);
      found.push(...violations.map((text) => `${width} px, ${colorScheme}: ${text}`));
    }
  }
  return found;
}
