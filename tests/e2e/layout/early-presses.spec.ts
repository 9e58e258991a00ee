import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { noteTexts, textsSeen } from '../../harness/seen-texts.ts';

/** Holds back the scripts whose names match, and returns the function that lets them pass. */
async function holdBack(page: Page, names: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(names, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page and waits for none of its files. */
async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

const toggle = (page: Page) => page.locator('.nav .lang');

test('no script but the first is requested before the page is painted', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.hero')).toHaveAttribute('data-version', 'parallax');
  const [painted, scripts] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js') && !name.endsWith('/sw.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  ]);
  const early = scripts.filter(({ startTime }) => startTime < painted);
  expect(early.map(({ name }) => name)).toEqual([expect.stringMatching(/\/start-client-/)]);
  // Four until it is alive, and afterwards what watches the scrolling, says what is so in Lisbon and
  // finds the next free call.
  expect(scripts.length).toBeLessThanOrEqual(10);
});

test('the language pressed before the scripts are there changes everything', async ({ page }) => {
  const letPass = await holdBack(page, '**/entry-client-*.js');
  await openEarly(page, '/');
  await toggle(page).click();
  await expect(toggle(page)).toHaveText('EN');
  letPass();
  await expect(toggle(page)).toHaveText('PT');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^A sua entrada/);
  await expect(page.locator('#steps-heading')).toHaveText('Como trabalhamos');
});

for (const script of ['start-client', 'entry-client', 'home-screen'])
  test(`a package pressed before ${script} is there is bought after it`, async ({ page }) => {
    const letPass = await holdBack(page, `**/${script}-*.js`);
    await openEarly(page, '/');
    const button = page.locator('.plan button').first();
    await button.scrollIntoViewIfNeeded();
    await noteTexts(page, ['Payment initiated']);
    await button.click({ force: true });
    letPass();
    await expect(page).toHaveURL('/checkout');
    expect(await textsSeen(page)).toEqual(['Payment initiated']);
  });

test('a booking confirmed before the scripts are there shows what is missing', async ({ page }) => {
  const letPass = await holdBack(page, '**/start-client-*.js');
  await openEarly(page, '/book-consultation');
  const confirm = page.locator('form.book__panel button[type="submit"]');
  await confirm.click({ force: true });
  await expect(page).toHaveURL('/book-consultation');
  letPass();
  await expect(page.locator('main')).toContainText('Please select both a date and time slot');
});

test('what is typed before the scripts are there stays and is sent', async ({ page }) => {
  const letPass = await holdBack(page, '**/start-client-*.js');
  await openEarly(page, '/');
  const form = page.locator('.news__form');
  await form.locator('[name="email"]').fill('noor@tessera.example');
  letPass();
  await expect(page.locator('html')).toHaveAttribute('data-alive');
  await form.locator('button[type="submit"]').click();
  await expect(form.locator('.err')).toHaveCount(0);
  await expect(page.locator('.news')).toContainText('Thank you for subscribing');
});

test('a message sent before the scripts are there is sent by them, and not by the browser', async ({
  page,
}) => {
  const letPass = await holdBack(page, '**/start-client-*.js');
  await openEarly(page, '/contact');
  const form = page.locator('.contact-form form');
  await form.locator('[name="name"]').fill('Noor');
  await form.locator('button[type="submit"]').first().click();
  await expect(page).toHaveURL('/contact');
  letPass();
  await expect(form.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('[name="name"]')).toHaveValue('Noor');
  await expect(page.locator('html')).toHaveAttribute('data-alive');
});

test('a form with an address of its own is answered by the server before the scripts are there', async ({
  page,
}) => {
  const letPass = await holdBack(page, '**/start-client-*.js');
  await openEarly(page, '/blog');
  const search = page.getByRole('search').getByRole('searchbox');
  await search.fill('vat');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/blog\?q=vat/);
  letPass();
});
