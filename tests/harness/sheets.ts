import type { Page } from '@playwright/test';

/** Prints a page as a browser does and returns how many sheets of paper it takes. */
export async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
