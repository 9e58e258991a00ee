import type { BrowserContext } from '@playwright/test';

/** How a browser refuses: by the very names, or by the methods of what they name. */
export type Refusal = 'names' | 'methods';

/** Makes every page refuse what a browser refuses once all site data is blocked. */
export async function blockStorage(context: BrowserContext, refusal: Refusal): Promise<void> {
  await context.addInitScript((way: Refusal) => {
    function refuse(): never {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    }
    function refuseNames(owner: object, names: string[]): void {
      for (const name of names)
        Object.defineProperty(owner, name, { configurable: true, get: refuse, set: refuse });
    }
    if (way === 'names') {
      refuseNames(window, ['sessionStorage', 'localStorage', 'indexedDB', 'caches']);
      refuseNames(Document.prototype, ['cookie']);
      refuseNames(Navigator.prototype, ['serviceWorker']);
    } else {
      for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'])
        Object.defineProperty(Storage.prototype, name, { value: refuse });
      Object.defineProperty(Storage.prototype, 'length', { get: refuse });
      Object.defineProperty(ServiceWorkerContainer.prototype, 'register', { value: refuse });
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  }, refusal);
}
