import { expect, test } from '../../harness/browser-fixtures.ts';
import { bookingPage, freezeTime } from './booking-page.ts';

for (const language of ['en', 'pt'] as const)
  for (const [about, text] of [
    ['day', 'dayTip'],
    ['company', 'companyTip'],
    ['phone', 'phoneTipCall'],
  ] as const)
    test(`the tooltip on ${about} opens on focus and closes with Escape: ${language}`, async ({
      page,
    }) => {
      const screen = bookingPage(page, language);
      await freezeTime(page);
      await screen.open();
      const button = screen.form.getByRole('button', { name: screen.t[`${about}Help`] });
      await page.keyboard.press('Tab');
      await button.focus();
      const tip = page.getByRole('tooltip', { name: screen.t[text] });
      await expect(page.locator('.tip.is-open .tip__box')).toHaveText(screen.t[text]);
      await expect(button).toHaveAccessibleDescription(screen.t[text]);
      await page.keyboard.press('Escape');
      await expect(page.locator('.tip.is-open')).toHaveCount(0);
      await expect(tip).toBeHidden();
    });

test('a tooltip waits 200 ms for the pointer', async ({ page }) => {
  const screen = bookingPage(page);
  await page.clock.install();
  await screen.open();
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
  await screen.form.getByRole('button', { name: screen.t.companyHelp }).hover();
  await page.clock.runFor(190);
  await expect(page.locator('.tip.is-open')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.locator('.tip.is-open')).toHaveCount(1);
});
