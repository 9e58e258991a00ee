import type { Page } from '@playwright/test';

/**
 * Presses a button that loads a script again, and waits for it. A browser that remembers that the
 * script failed loads the page instead: resolves with whether it did.
 */
export async function retryLoad(
  page: Page,
  script: string,
  press: () => Promise<void>,
): Promise<boolean> {
  const isReloaded = Promise.race([
    page.waitForEvent('load').then(() => true),
    page.waitForResponse(script).then(() => false),
  ]);
  await press();
  return isReloaded;
}
