import { expect, longForm, test } from '../../harness/browser-fixtures.ts';

const paths = ['/', '/pt/blog', '/blog/iva-oss', '/pt/contact', '/case-studies', '/terms'];

/**
 * A line of text that moves by its own height on a phone is five times as much. The lines beside the
 * large first letter of an article, which is wider or narrower in another face, are 0.0023.
 */
const mostShift = 0.004;

type Shift = PerformanceEntry & { value: number; sources: { node?: Node; currentRect: DOMRect }[] };

for (const path of paths)
  test(
    `${path} keeps its place when its fonts arrive late`,
    longForm(!['/', '/blog/iva-oss'].includes(path)),
    async ({ page }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await released;
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts: { value: number; moved: string[] }[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as Shift;
            const moved = sources.map(
              ({ node, currentRect: { x, y } }) =>
                `${node?.textContent?.slice(0, 40)} to ${x} ${y}`,
            );
            shifts.push({ value, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        Object.assign(window, { shifts });
      });
      await page.setViewportSize({ width: 412, height: 823 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('data-alive', '');
      release();
      const shifts = await page.evaluate(async () => {
        await document.fonts.ready;
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await frame();
        await frame();
        return (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts;
      });
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift);
    },
  );
