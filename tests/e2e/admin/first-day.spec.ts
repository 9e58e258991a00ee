import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.beforeEach(({ allowConsole }) => {
  // The back office is another build.
  allowConsole(/\/admin/);
});

for (const [language, width, title] of [
  ['en', 1440, 'Before you go live'],
  ['pt', 390, 'Antes de abrir ao público'],
] as const)
  test(`on day one the set-up is the first panel of Today (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem('admin-language', chosen), language);
    let waiting = 0;
    // Other tests of this server may have left something that waits.
    await page.route('**/api/admin/today', async (route) => {
      const response = await route.fetch();
      const today = (await response.json()) as Record<string, object>;
      const none = { count: 0, first: [] };
      await route.fulfill({
        response,
        json: {
          ...today,
          consultations: { ...today.consultations, today: 0, next: [] },
          messages: { waiting, first: [] },
          disputes: none,
          tasks: none,
          money: { totals: [], first: [] },
          mails: { ...today.mails, ...none, overdue: { ...none } },
        },
      });
    });
    const first = page.locator('main section').first();
    await page.goto('/admin');
    await expect(first).toHaveAccessibleName(title);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    // What waits for somebody comes before what can wait.
    waiting = 2;
    await page.reload();
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    await expect(first).not.toHaveAccessibleName(title);
  });
