import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser-fixtures.ts';

/** The sentences of a page in which an e-mail is broken at its hyphen. */
function broken(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { index } of (node.nodeValue ?? '').matchAll(/\be-mail/gi)) {
        const word = document.createRange();
        word.setStart(node, index);
        word.setEnd(node, index + 'e-mail'.length);
        if (new Set([...word.getClientRects()].map(({ top }) => top)).size > 1)
          found.push(node.nodeValue ?? '');
      }
    return found;
  });
}

for (const path of ['/privacy', '/cookies', '/terms', `/newsletter/confirm/${'x'.repeat(43)}`])
  for (const prefix of ['', '/pt'])
    test(`no window breaks the word e-mail on ${prefix}${path}`, async ({ page, allowConsole }) => {
      allowConsole(/404/);
      await page.goto(prefix + path);
      await expect(page.locator('main')).toContainText('e-mail');
      for (let width = 320; width <= 460; width += 4) {
        await page.setViewportSize({ width, height: 800 });
        expect(await broken(page), `at ${width} px`).toEqual([]);
      }
    });
