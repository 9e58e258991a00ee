import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { testimonialsTexts } from '#features/testimonials/testimonials.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { createBooking } from '../booking/manage-page.ts';
import { addresses } from './page-addresses.ts';
import {
  findDifference,
  type Press,
  pressAll,
  waitUntilQuiet,
  watchPressesIn,
} from './pressed-buttons.ts';

const names = Object.keys(addresses);
const languages = ['en', 'pt'] as const;

/** Always entered by a load: its own content security policy. */
const enteredByLoad = ['checkout'];

/** More than a page has, except for those with many alike, such as the days of a calendar. */
const mostPresses = 60;

/** Pages that are open at once. */
const atOnce = 3;

test.describe.configure({ mode: 'parallel', timeout: process.env.TEST_LONG ? 1_800_000 : 240_000 });

test('every page is walked', () => {
  expect(names.toSorted()).toEqual(readdirSync('src/site/pages').toSorted());
});

/** Waits until a page that was asked for is there, and its scripts answer. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === address);
  await page.locator('html[data-alive]').waitFor();
  await waitUntilQuiet(page, 400);
}

/** Follows a link to an address; where the page has none, the history leads there, as going back does. */
async function follow(page: Page, address: string): Promise<void> {
  const link = page.locator(`a[href="${address}"]`);
  if ((await link.count()) > 0) await link.first().evaluate((each: HTMLElement) => each.click());
  else
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);
}

async function inTurn<Item>(items: readonly Item[], run: (item: Item) => Promise<void>) {
  const waiting = [...items];
  async function work(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Opens an address in a window of its own, which is closed when it has been looked at. */
async function visit(
  context: BrowserContext,
  address: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  // A tooltip that fades is still read for a while.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await arrive(page, address);
  await look(page);
  await page.close();
}

function deadOf(presses: readonly Press[]): string[] {
  return presses.filter(({ isDead }) => isDead).map(({ button }) => button);
}

for (const language of languages) {
  const prefix = language === 'pt' ? '/pt' : '';
  const home = prefix || '/';

  test(`every button of home does the same after a load and after a link, in ${language}`, async ({
    context,
  }) => {
    await watchPressesIn(context);
    await context.clock.setFixedTime(Date.now());
    let presses: Press[] = [];
    await visit(context, home, async (page) => {
      presses = await pressAll(page, mostPresses);
    });
    expect(presses.length).toBeGreaterThan(10);
    expect(deadOf(presses)).toEqual([]);
    await visit(context, `${prefix}/services`, async (page) => {
      await follow(page, home);
      await arrive(page, home);
      expect(await findDifference(page, presses)).toBeNull();
    });
  });

  test(`home is alive for who comes from any page, in ${language}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    const more = page.getByRole('button', {
      name: testimonialsTexts[language].loadMoreTestimonials,
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(home);
    await page.locator('html[data-alive]').waitFor();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    for (const name of names.filter((one) => one !== 'home' && !enteredByLoad.includes(one)))
      await test.step(name, async () => {
        await follow(page, prefix + addresses[name]);
        await expect(page.locator('#newsletter')).not.toBeAttached();
        await follow(page, home);
        await more.click();
        await expect(page.locator('figure.quote')).toHaveCount(9);
      });
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  if (process.env.TEST_LONG)
    test(`every button of each page does the same after a load and after a link, in ${language}`, async ({
      context,
      server,
      allowConsole,
    }) => {
      allowConsole(/404|nobody|no-such-page/);
      const booking = await createBooking(server, { locale: language });
      const addressOf = (name: string) =>
        name === 'manage-booking'
          ? booking.path
          : name === 'home'
            ? home
            : prefix + addresses[name];
      await watchPressesIn(context);
      await context.clock.setFixedTime(Date.now());

      const afterLoad = new Map<string, Press[]>();
      await inTurn(names, (name) =>
        visit(context, addressOf(name), async (page) => {
          afterLoad.set(name, await pressAll(page, mostPresses));
        }),
      );
      const dead: string[] = [];
      for (const [name, presses] of afterLoad) {
        expect(presses.length, `${name} has buttons`).toBeGreaterThan(2);
        dead.push(...deadOf(presses).map((button) => `${name}: ${button}`));
      }
      expect(dead).toEqual([]);

      const pairs = names.flatMap((from) => names.map((to) => ({ from, to })));
      const differences: unknown[] = [];
      await inTurn(
        pairs.filter(({ from, to }) => from !== to && !enteredByLoad.includes(to)),
        ({ from, to }) =>
          visit(context, addressOf(from), async (page) => {
            await follow(page, addressOf(to));
            await arrive(page, addressOf(to));
            const difference = await findDifference(page, afterLoad.get(to) ?? []);
            if (difference) differences.push({ from, to, ...difference });
          }),
      );
      expect(differences).toEqual([]);
    });
}
