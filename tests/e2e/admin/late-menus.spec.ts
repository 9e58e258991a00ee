import { expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { emptyInbox, hold, seed, yuki } from './inbox-page.ts';
import { retryLoad } from './retried-load.ts';

test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

test.beforeEach(async ({ page, allowConsole, server }) => {
  // The file that the first test holds back, and the back office, which is another build.
  allowConsole(/\/admin|snooze-choices/);
  await page.goto('/admin/inbox');
  await emptyInbox(page, server.origin);
});

test('choices that could not be loaded say so in their menu, and can be tried again by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.route('**/snooze-choices-*.js', (route) => route.abort());
  await seed(page);
  await page.goto('/admin/inbox');
  await expect(page.getByRole('heading', { level: 2, name: yuki.name })).toBeVisible();
  await page.keyboard.press('h');
  const menu = page.getByRole('dialog', { name: 'Come back' });
  await expect(menu.getByText('could not be loaded')).toBeVisible();
  await page.unroute('**/snooze-choices-*.js');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: 'Try again' })).toBeFocused();
  const first = menu.getByRole('button', { name: /^(Tonight|Tomorrow)/ }).first();
  const press = () => page.keyboard.press('Enter');
  if (await retryLoad(page, '**/snooze-choices-*.js', press)) {
    await expect(page.getByRole('heading', { level: 2, name: yuki.name })).toBeVisible();
    await page.keyboard.press('h');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Snoozed 1' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('link', { name: 'Snoozed 1' })).toBeHidden();
});

test('Enter in a menu whose choices are still on their way takes the first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const choices = await hold(page, '**/snooze-choices-*.js');
  await seed(page);
  await page.goto('/admin/inbox');
  await expect(page.getByRole('heading', { level: 2, name: yuki.name })).toBeVisible();
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  await choices.release();
  await expect(page.getByRole('link', { name: 'Snoozed 1' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('link', { name: 'Snoozed 1' })).toBeHidden();
});
