import { expect, test } from '../../harness/browser-fixtures.ts';

const paths = ['/', '/pt/blog', '/blog/iva-oss', '/pt/contact', '/case-studies', '/privacy'];

/** A line of text that moves by its own height on a phone is ten times as much. */
const mostShift = 0.002;

for (const path of paths)
  test(`${path} keeps its place when its fonts arrive late`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    release();
    const shift = await page.evaluate(async () => {
      await document.fonts.ready;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      const { shifts } = window as unknown as { shifts: number[] };
      return shifts.reduce((sum, value) => sum + value, 0);
    });
    expect(shift).toBeLessThanOrEqual(mostShift);
  });
