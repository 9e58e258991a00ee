import type { BrowserContext, Page } from '@playwright/test';

/**
 * When a page is translated: as soon as it is parsed, or once its scripts answer. And what becomes of a
 * text that makes way: it is taken out, as in Chrome, or goes into the `<font>` as others do.
 */
export type Translation = { from: 'parsed' | 'alive'; by?: 'replacing' | 'moving' };

/**
 * Translates every page of a context as Chrome does: each text gives way to
 * `<font><font>…</font></font>`, and so does each one that appears or changes later. The words stay, so that
 * every test can run on a translated page: what React means must be read there.
 */
export async function translatePages(
  context: BrowserContext,
  { from, by = 'replacing' }: Translation,
): Promise<void> {
  await context.addInitScript(
    ({ from, by }) => {
      const left = 'script, style, noscript, textarea, svg, title, font, [translate="no"]';

      function translate(text: Text): void {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) return;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.data;
        if (by === 'replacing') text.replaceWith(outer);
        else {
          text.before(outer);
          inner.replaceChildren(text);
        }
      }

      function translateIn(root: Node): void {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node: Node | null = root; node; node = walker.nextNode())
          if (node instanceof Text) texts.push(node);
        for (const text of texts) translate(text);
      }

      function start(): void {
        translateIn(document.body);
        new MutationObserver((changes) => {
          for (const { type, target, addedNodes } of changes)
            if (type === 'characterData') translateIn(target);
            else for (const node of addedNodes) if (node.isConnected) translateIn(node);
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
        document.documentElement.classList.add('translated-ltr');
      }

      function startOnceAlive(): void {
        const { documentElement } = document;
        const hasScripts = document.querySelector('script[data-files]') !== null;
        const isAlive = () => !hasScripts || documentElement.dataset.alive !== undefined;
        const observer = new MutationObserver(startIfAlive);
        function startIfAlive(): void {
          if (!isAlive()) return;
          observer.disconnect();
          start();
        }
        observer.observe(documentElement, { attributeFilter: ['data-alive'] });
        startIfAlive();
      }

      addEventListener('DOMContentLoaded', from === 'parsed' ? start : startOnceAlive);
    },
    { from, by },
  );
}

/**
 * Translates what a page shows once, from a script of the page: each text is moved into fonts of its
 * own, also one that lies in some already, as where the language is chosen anew.
 */
export async function translateOnce(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, noscript')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.parentNode?.replaceChild(outer, text);
      outer.appendChild(inner);
      inner.appendChild(text);
    }
  });
}
