import { expect, type Page } from '@playwright/test';
import { axeColours, axeViolations } from '../../../harness/browser-fixtures.ts';
import type { RunningServer } from '../../../harness/running-server.ts';
import type { Hands } from './hands.ts';
import type { peopleOf } from './seed.ts';
import type { Words } from './words.ts';

export type Week = {
  page: Page;
  server: RunningServer;
  t: Words;
  hands: Hands;
  people: ReturnType<typeof peopleOf>;
};

/** No accessibility finding in dark and in light, and nothing wider than the window. */
export async function looksRight(page: Page, what: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const other = isDark ? 'light' : 'dark';
  expect(await axeViolations(page), `${what}, not ${other}`).toEqual([]);
  // It is left in the other: one change of the scheme for each state instead of two.
  await page.emulateMedia({ colorScheme: other });
  expect(await axeColours(page), `${what}, ${other}`).toEqual([]);
  await fits(page, what);
}

export async function fits(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${what} is wider than the window`).toBeLessThanOrEqual(0);
}
