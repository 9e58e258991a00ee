import { brokenLines } from '../../harness/broken-lines.ts';
import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';
import { cards, checkoutPage, orderQuery } from './checkout-page.ts';

const pages = [
  `/checkout${orderQuery}`,
  '/checkout?packageId=company-setup&packageName=A&packagePrice=5',
  '/checkout?packageId=a&packageName=A&packagePrice=abc',
  '/payment-success',
];

/** Placeholders of content that is still loading. */
const waiting = '.order__blank, .skel';

for (const prefix of ['', '/pt'])
  test.describe(prefix || '/', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('checkout and payment pages have no accessibility finding', async ({ page }) => {
      for (const path of pages) {
        await page.goto(prefix + path);
        await expect(page.locator(waiting)).toHaveCount(0);
        expect(await axeViolationsInEveryLook(page), path).toEqual([]);
      }
    });

    test('paying, refused and accepted, has no accessibility finding', async ({ page }) => {
      const checkout = checkoutPage(page, prefix === '/pt' ? 'pt' : 'en');
      await checkout.open();
      await checkout.invoice.click();
      await checkout.pay.click();
      await expect(checkout.number).toHaveAttribute('aria-invalid', 'true');
      expect(await axeViolationsInEveryLook(page), 'mistakes').toEqual([]);
      await checkout.writeCard(cards.declined);
      await checkout.pay.click();
      await expect(checkout.failure).toBeVisible();
      expect(await axeViolationsInEveryLook(page), 'refused').toEqual([]);
      await checkout.writeCard(cards.secondStep);
      await checkout.pay.click();
      await expect(checkout.dialog).toBeVisible();
      expect(await axeViolationsInEveryLook(page), 'second step').toEqual([]);
      await checkout.dialog.getByRole('button', { name: checkout.words.approve }).click();
      await checkout.expectPaid();
      expect(await axeViolationsInEveryLook(page), 'paid').toEqual([]);
    });
  });

for (const width of [320, 768, 1440])
  test(`nothing is wider than a window of ${width} px`, async ({ page, allowConsole }) => {
    // The catalogue has no such package.
    allowConsole(/422/);
    await page.setViewportSize({ width, height: 900 });
    const long = `/checkout?packageId=a&packageName=${'W'.repeat(200)}&packagePrice=123456789.5`;
    for (const path of [...pages, long]) {
      await page.goto(`/pt${path}`);
      await expect(page.locator(waiting)).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });

for (const width of [320, 390])
  test(`at ${width} px no field stands out of its card, a company's included`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/pt/checkout${orderQuery}`);
    await expect(page.locator('.pay__form')).toBeVisible();
    await page.locator('.invoice summary').click();
    await page.locator('[name=who]').last().check();
    const standingOut = await page.locator('.pay').evaluate((card) => {
      const { right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > right)
        .map(({ tagName, className }) => `${tagName} ${String(className)}`);
    });
    expect(standingOut).toEqual([]);
    const prices = page.locator('.lines dd span');
    const lines = await prices.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(Math.max(...lines)).toBe(1);
    expect(await brokenLines(page.locator('.methods__what > span'))).toEqual([]);
  });
