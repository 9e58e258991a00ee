import type { Page } from '@playwright/test';
import { expect, longForm, test } from '../../harness/browser-fixtures.ts';

const paper = 'rgb(244, 244, 240)';
const night = 'rgb(11, 16, 32)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colour that the browser paints its own bars with. */
const bars = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

for (const [prefix, label, dark, device] of [
  ['', 'Colours', 'Dark', 'Automatic'],
  ['/pt', 'Cores', 'Escuras', 'Automáticas'],
] as const)
  test(`${prefix || '/'}: dark colours are chosen, stay on every page, and are given back`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${prefix}/contact`);
    expect([await ground(page), await bars(page)]).toEqual([paper, '#f4f4f0']);
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'light' });
    await other.goto(`${prefix}/services`);
    await page.getByLabel(label).selectOption(dark);
    expect([await ground(page), await bars(page)]).toEqual([night, '#0b1020']);
    await expect.poll(() => ground(other)).toBe(night);
    await expect(other.getByLabel(label)).toHaveValue('dark');
    await page.goto(`${prefix}/blog`);
    expect(await ground(page)).toBe(night);
    await expect(page.getByLabel(label)).toHaveValue('dark');
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light',
    );
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.getByLabel(label).selectOption(device);
    expect([await ground(page), await bars(page)]).toEqual([paper, '#f4f4f0']);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground(page)).toBe(night);
  });

for (const path of ['/', '/pt/contact', '/no-such-page', '/sign-in', '/admin', '/with-us/unknown'])
  test(
    `the first paint of ${path} has the chosen colours, before any file has arrived`,
    longForm(!['/pt/contact', '/admin'].includes(path)),
    async ({ page, allowConsole }) => {
      allowConsole(/404|net::ERR_FAILED/);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.addInitScript(() => localStorage.setItem('theme', 'light'));
      await page.route(/\.js(\?|$)/, (route) => route.abort());
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
      ).toBe('light');
    },
  );

test('a word that is no theme is the device’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'));
  await page.goto('/contact');
  expect(await ground(page)).toBe(night);
  await expect(page.getByLabel('Colours')).toHaveValue('device');
});

test.describe('with all site data blocked', () => {
  test('the choice lasts as long as the page', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/contact');
    await page.getByLabel('Colours').selectOption('dark');
    expect(await ground(page)).toBe(night);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
    await page.waitForURL('**/blog');
    expect(await ground(page)).toBe(night);
    await expect(page.getByLabel('Colours')).toHaveValue('dark');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is nothing to choose', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('.theme')).toBeHidden();
  });
});
