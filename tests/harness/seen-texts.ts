import type { Page } from '@playwright/test';

/**
 * From now on notes which of some texts the page shows, however shortly: a busy machine may look for
 * them too late. What was noted outlives the page, in the storage of its tab.
 */
export async function noteTexts(page: Page, texts: readonly string[]): Promise<void> {
  await page.evaluate((wanted) => {
    function note() {
      const shown = document.body.textContent ?? '';
      for (const text of wanted)
        if (shown.includes(text)) sessionStorage.setItem(`seen: ${text}`, 'yes');
    }
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(note).observe(document.body, all);
  }, texts);
}

/** Returns which of the noted texts the tab has shown. */
export function textsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('seen: '))
      .map((key) => key.slice('seen: '.length))
      .sort(),
  );
}
