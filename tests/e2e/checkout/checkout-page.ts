import type { Page } from '@playwright/test';

export const orderQuery = '?packageId=company-setup&packageName=Company%20Setup&packagePrice=1450';

/** Puts a text where the session keeps the current order, before any page of the site runs. */
export async function keepOrder(page: Page, text: string): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('visited') === null) sessionStorage.setItem('currentOrder', kept);
    sessionStorage.setItem('visited', 'yes');
  }, text);
}

/** Marks the document, to tell later whether it is still the same one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'first';
  });
}

export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.mark === 'first');
}
