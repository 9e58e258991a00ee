import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';

for (const path of ['/no-such-page', '/pt/no-such-page'])
  test(`axe finds nothing on ${path}, with the ways to reach us closed and open`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/no-such-page|404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('timer')).toHaveAccessibleName(/min$/);
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    await page.locator('.fab > button').click();
    await expect(page.locator('#contact-options')).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    await expect(page.locator('#contact-options')).toBeVisible();
  });
