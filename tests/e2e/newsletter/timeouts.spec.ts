import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser-fixtures.ts';

const timeout = 20_000;

test('subscribing fails if there is no response', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/newsletter/subscribe', () => {});
  await page.goto('/');
  const section = page.getByRole('region', { name: /newsletter/i });
  await section.getByLabel('Email').fill('noor@tessera.example');
  await section.getByRole('button', { name: 'Subscribe' }).click();
  await expect(section.getByRole('button', { name: 'Subscribing' })).toBeDisabled();
  await page.clock.fastForward(timeout + 1000);
  await expect(section.getByText('An error occurred during subscription.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  await expect(section.getByLabel('Email')).toHaveValue('noor@tessera.example');
});

/** Opens a mailed link's page by client-side navigation, so that the browser reads its state. */
async function openLink(page: Page) {
  await page.goto('/');
  // Its button is enabled once the scripts run, which the navigation below needs.
  const newsletter = page.getByRole('region', { name: /newsletter/i });
  await expect(newsletter.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  await page.evaluate(() => {
    history.pushState(null, '', '/newsletter/unsubscribe/some-token');
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

test('the button of a mailed link fails if there is no response', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/newsletter/unsubscribe', () => {});
  await page.route('**/api/newsletter/subscription/*', (route) =>
    route.fulfill({ json: { status: 'confirmed' } }),
  );
  await openLink(page);
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Unsubscribe' });
  await button.click();
  await expect(main.locator('button[aria-busy="true"]')).toBeDisabled();
  await page.clock.fastForward(timeout + 1000);
  await expect(main.getByRole('alert')).toContainText('That did not work.');
  await expect(button).toBeEnabled();
});

test('a page whose data never load says so', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/newsletter/subscription/*', () => {});
  const asked = page.waitForRequest('**/api/newsletter/subscription/*');
  await openLink(page);
  await asked;
  await page.clock.fastForward(timeout + 1000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link cannot be checked right now',
  );
});
