import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';

const pages = [
  '/blog',
  '/blog?q=zzzz&premium=true',
  '/blog/iva-oss',
  '/blog/no-such-article',
  '/case-studies',
  '/case-studies?show=featured',
  '/case-studies/halden',
  '/case-studies/nobody',
];

for (const prefix of ['', '/pt'])
  test.describe(prefix || '/', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('lists and articles have no accessibility finding', async ({ page, allowConsole }) => {
      allowConsole(/404/);
      for (const path of pages) {
        await page.goto(prefix + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await axeViolationsInEveryLook(page), path).toEqual([]);
      }
    });
  });

for (const width of [320, 768, 1440])
  test(`nothing is wider than a window of ${width} px`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(`/pt${path}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
