import type { Page } from '@playwright/test';
import { indexableRoutes } from '../../bench/routes.mjs';
import { expect, test } from '../../harness/browser-fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The narrowest window; 1280 × 720 magnified to 200 %; and to 400 %. */
const windows = [
  { width: 320, height: 640 },
  { width: 640, height: 360 },
  { width: 320, height: 180 },
];

/** What does not fit: the page itself, a control out of reach, or a date that is broken. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const canScrollTo = (element: Element): boolean => {
      for (let one = element.parentElement; one; one = one.parentElement)
        if (/auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
      return false;
    };
    // The floating button waits half outside the window until it is pressed or focused.
    const controls = 'a[href], button, input, select, textarea, summary';
    for (const element of document.querySelectorAll(controls)) {
      if (element.closest('.fab') || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      const { left, right, width } = element.getBoundingClientRect();
      const isOutside = left < -1 || right > clientWidth + 1;
      if (width > 4 && isOutside && !canScrollTo(element))
        found.push(`outside: ${element.outerHTML.slice(0, 80)}`);
    }
    for (const date of document.querySelectorAll('main time'))
      if (date.getClientRects().length > 1) found.push(`broken: ${date.textContent}`);
    for (const icon of document.querySelectorAll('.link > .icon:last-child')) {
      if (!icon.previousSibling || !icon.checkVisibility()) continue;
      const words = document.createRange();
      words.selectNode(icon.previousSibling);
      const lastLine = [...words.getClientRects()].at(-1);
      const arrow = icon.getBoundingClientRect();
      if (lastLine && (arrow.top > lastLine.bottom || arrow.left - lastLine.right > 16))
        found.push(`arrow away from its words: ${icon.parentElement?.textContent}`);
    }
    return found;
  });
}

for (const language of ['en', 'pt'] as const)
  test(`every page in ${language} fits 320 px, and 1280 px at 200 and 400 %`, async ({
    page,
    server,
  }) => {
    const all = await indexableRoutes(server.origin);
    const paths = all.filter((path) => /^\/pt(\/|$)/.test(path) === (language === 'pt'));
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) {
      await page.goto(path);
      for (const size of windows) {
        await page.setViewportSize(size);
        // What moves when a window changes its width has arrived after a moment.
        await expect.poll(() => misfits(page), `${path} at ${size.width} px`).toEqual([]);
      }
    }
  });
