import { expect, test } from '../../harness/browser-fixtures.ts';

test.use({ serverEnv: { PORTAL_DEMO: 'off' } });

for (const path of ['/client-portal', '/pt/client-portal'])
  test(`with PORTAL_DEMO=off nothing is rendered at ${path}`, async ({ page, allowConsole }) => {
    allowConsole(/401/);
    const sessionResponse = page.waitForResponse('**/api/session');
    await page.goto(path);
    expect((await sessionResponse).status()).toBe(401);
    await expect(page.getByRole('main')).toBeEmpty();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
