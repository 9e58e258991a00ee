import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';

for (const path of ['/no-such-page', '/pt/no-such-page'])
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`axe finds nothing on ${path}, ${width} px, ${colorScheme}`, async ({
        page,
        allowConsole,
      }) => {
        allowConsole(/no-such-page|404/);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expect(page.getByRole('timer')).toHaveAccessibleName(/min$/);
        expect(await axeViolations(page)).toEqual([]);
        const button = page.locator('.fab > button');
        await button.click();
        await expect(page.locator('#contact-options')).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });
