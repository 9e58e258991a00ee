import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser-fixtures.ts';
import type { RunningServer } from '../../harness/running-server.ts';

// This file changes the offers, so it has its own server.
test.use({ serverEnv: { LOG_LEVEL: 'info' } });
test.describe.configure({ mode: 'serial' });

function changeOffers(server: RunningServer, statement: string): void {
  const database = new DatabaseSync(join(server.mailDir, '..', 'entrada.sqlite'));
  database.exec(statement);
  database.close();
}

const banner = (page: Page) => page.locator('.offer');

test('a cached page omits the offer as soon as it has ended', async ({ page, server }) => {
  const endsAt = new Date(Date.now() + 6000).toISOString();
  changeOffers(server, `update offers set ends_at = '${endsAt}'`);
  await page.goto('/contact');
  await expect(banner(page)).toBeVisible();
  await expect
    .poll(async () => (await fetch(`${server.origin}/contact`)).text(), { timeout: 12_000 })
    .not.toContain('class="offer"');
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(endsAt));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('an invalid end: neither words nor countdown, one error in the console, and the page still works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/is not a date/);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/api/offers', (route) => route.fulfill({ json: [] }));
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const state = { url: '/api/offers', data: [{ id: 'x', title: 'X', endsAt: 'soon' }] };
    const body = (await response.text()).replace(
      /\{"url":"\/api\/offers","data":\[\]\}/,
      JSON.stringify(state),
    );
    await route.fulfill({ response, body });
  });
  allowConsole(/hydrat|Minified React error/i);
  await page.goto('/contact');
  await expect.poll(() => errors.some((text) => text.includes('is not a date'))).toBe(true);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Services/);
  expect(errors.filter((text) => text.includes('soon is not a date'))).toHaveLength(1);
});
