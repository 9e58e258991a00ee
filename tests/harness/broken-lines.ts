import type { Locator } from '@playwright/test';

/** Returns the texts of those elements that take more than one line. */
export function brokenLines(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all
      .filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { height } = range.getBoundingClientRect();
        return height > 1.6 * Number.parseFloat(getComputedStyle(one).lineHeight);
      })
      .map((one) => one.textContent ?? ''),
  );
}
