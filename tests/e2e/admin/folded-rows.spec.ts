import { expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.beforeEach(({ allowConsole }) => {
  // The back office is another build.
  allowConsole(/\/admin/);
});

for (const [width, isFolded] of [
  [390, true],
  [1440, false],
] as const)
  test(`at ${width} px the day of a row stands ${isFolded ? 'under' : 'beside'} its words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/log');
    const row = page.locator('main .rows--fold > li').first();
    const words = await row.locator(':scope > div').last().boundingBox();
    const day = await row.locator(':scope > small').last().boundingBox();
    if (!words || !day) throw new Error('The log has no row');
    expect(day.y >= words.y + words.height - 1).toBe(isFolded);
    expect(day.x > words.x + words.width - 1).toBe(!isFolded);
  });
