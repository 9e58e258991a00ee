import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { orderQuery } from './checkout-page.ts';

const pages = [
  `/checkout${orderQuery}`,
  '/checkout?packageId=a&packageName=A&packagePrice=abc',
  '/payment-success',
];

for (const prefix of ['', '/pt'])
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(`${prefix || '/'} ${width} px ${colorScheme}`, () => {
        test.use({
          colorScheme,
          viewport: { width, height: 844 },
          contextOptions: { reducedMotion: 'reduce' },
        });

        test('checkout and payment pages have no accessibility finding', async ({ page }) => {
          test.setTimeout(90_000);
          for (const path of pages) {
            await page.goto(prefix + path);
            await expect(page.locator('.order__blank')).toHaveCount(0);
            expect(await axeViolations(page), path).toEqual([]);
          }
        });
      });

for (const width of [320, 768, 1440])
  test(`nothing is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const long = `/checkout?packageId=a&packageName=${'W'.repeat(200)}&packagePrice=123456789.5`;
    for (const path of [...pages, long]) {
      await page.goto(`/pt${path}`);
      await expect(page.locator('.order__blank')).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
