import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
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

/** Always entered by a load: its own content security policy. */
const enteredByLoad = ['checkout'];

const languages = process.env.TEST_LONG ? (['en', 'pt'] as const) : (['en'] as const);

/** How many buttons of a page are pressed: all of home, and in the short form the first of the others. */
const mostOf = (name: string) => (process.env.TEST_LONG || name === 'home' ? 60 : 5);

/** Pages that are open at once. */
const atOnce = 3;

test.describe.configure({ timeout: 900_000 });

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

for (const language of languages)
  test(`every button does the same after a load and after a link, in ${language}`, async ({
    context,
    server,
    allowConsole,
  }) => {
    allowConsole(/404|nobody|no-such-page/);
    const booking = await createBooking(server, { locale: language });
    const prefix = language === 'pt' ? '/pt' : '';
    const addressOf = (name: string) =>
      name === 'manage-booking'
        ? booking.path
        : name === 'home'
          ? prefix || '/'
          : prefix + addresses[name];
    await watchPressesIn(context);
    await context.clock.setFixedTime(Date.now());

    async function visit(name: string, look: (page: Page) => Promise<void>): Promise<void> {
      const page = await context.newPage();
      // A tooltip that fades is still read for a while.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(addressOf(name));
      await arrive(page, addressOf(name));
      await look(page);
      await page.close();
    }

    const afterLoad = new Map<string, Press[]>();
    await inTurn(names, (name) =>
      visit(name, async (page) => void afterLoad.set(name, await pressAll(page, mostOf(name)))),
    );
    for (const [name, presses] of afterLoad)
      expect(presses.length, `${name} has buttons`).toBeGreaterThan(2);

    const pairs = names.flatMap((from) => names.map((to) => ({ from, to })));
    const walked = pairs.filter(
      ({ from, to }) =>
        from !== to &&
        !enteredByLoad.includes(to) &&
        (process.env.TEST_LONG || from === 'home' || to === 'home'),
    );
    const differences: unknown[] = [];
    await inTurn(walked, ({ from, to }) =>
      visit(from, async (page) => {
        await follow(page, addressOf(to));
        await arrive(page, addressOf(to));
        const difference = await findDifference(page, afterLoad.get(to) ?? []);
        if (difference) differences.push({ from, to, ...difference });
      }),
    );
    expect(differences).toEqual([]);
  });
