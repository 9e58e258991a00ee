import type { Page } from '@playwright/test';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import { currentOrderKey } from '#features/payments/checkout/checkout.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { languages, sectionOf, toast, words } from './home-page.ts';

function orderIn(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null'), currentOrderKey);
}

for (const language of languages) {
  const w = words[language];

  test(`packages show price, period and the popular one, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(w.path);
    const packages = sectionOf(page, w.packages).getByRole('article');
    await expect(packages).toHaveCount(4);
    const lefts = await packages.evaluateAll((list) =>
      list.map((one) => (one as HTMLElement).offsetLeft),
    );
    expect(new Set(lefts).size).toBe(4);
    const once = packages.filter({ has: page.getByRole('button', { name: w.getStarted }) });
    const monthly = packages.filter({ hasText: w.period });
    await expect(once.filter({ hasText: w.period })).toHaveCount(0);
    await expect(monthly.getByRole('button', { name: w.subscribe })).toHaveCount(
      await monthly.count(),
    );
    expect((await once.count()) + (await monthly.count())).toBe(4);
    const popular = packages.filter({ hasText: w.popular });
    await expect(popular).toHaveCount(1);
    await expect(popular).toHaveCSS('border-top-width', '2px');
  });

  test(`buying a package stores the order and opens the checkout, in ${language}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(w.path);
    await page.clock.pauseAt(Date.now() + 60_000);
    const card = sectionOf(page, w.packages).getByRole('article').first();
    await expect(card).toContainText(w.price);
    const button = card.getByRole('button');
    await button.click();
    await expect(button).toHaveText(w.processing);
    await expect(button).toBeDisabled();
    await expect(sectionOf(page, w.packages).getByRole('button', { disabled: true })).toHaveCount(
      1,
    );
    await expect(toast(page, w.initiated)).toContainText(w.redirecting);
    expect(await orderIn(page)).toEqual(w.order);
    expect(new URL(page.url()).pathname).toBe(w.path);
    const load = page.waitForEvent('load');
    await page.clock.runFor(800);
    await load;
    await expect.poll(() => new URL(page.url()).pathname).toBe(w.checkout);
  });

  test(`a purchase that cannot be prepared says so, in ${language}`, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(w.path);
    const button = sectionOf(page, w.packages).getByRole('article').first().getByRole('button');
    await button.click();
    await expect(toast(page, w.paymentError)).toContainText(w.paymentErrorText);
    await expect(button).toHaveText(w.getStarted);
    await expect(button).toBeEnabled();
    await expect(sectionOf(page, w.packages)).toContainText(catalogTexts[language].notKept);
  });
}

test('a double click stores one order and opens one checkout', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Object.assign(globalThis, { written: 0 });
    Storage.prototype.setItem = function count(key, value) {
      if (this === sessionStorage && value.includes('blueprint'))
        (globalThis as unknown as { written: number }).written += 1;
      setItem.call(this, key, value);
    };
  });
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const button = sectionOf(page, words.en.packages)
    .getByRole('article')
    .first()
    .getByRole('button');
  await expect(button).toBeEnabled();
  await button.evaluate((element) => {
    (element as HTMLElement).click();
    (element as HTMLElement).click();
  });
  await expect(button).toHaveText(words.en.processing);
  expect(await page.evaluate(() => (globalThis as unknown as { written: number }).written)).toBe(1);
});

test('another package replaces the one being processed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const buttons = sectionOf(page, words.en.packages).getByRole('article').getByRole('button');
  await buttons.nth(0).click();
  await expect(buttons.nth(0)).toBeDisabled();
  await buttons.nth(1).click();
  await expect(buttons.nth(1)).toHaveText(words.en.processing);
  await expect(buttons.nth(0)).toHaveText(words.en.getStarted);
  expect(await orderIn(page)).toMatchObject({ id: 'company-setup', price: 1450 });
});

test('with the language toggled, the checkout opens in Portuguese', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^EN/ }).click();
  await sectionOf(page, words.pt.packages).getByRole('article').first().getByRole('button').click();
  await expect(page).toHaveURL(/\/pt\/checkout$/);
});
