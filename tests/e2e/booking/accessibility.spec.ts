import { axeViolationsInEveryLook, expect, test } from '../../harness/browser-fixtures.ts';
import { bookingPage, firstFreeSlot, newPerson } from './booking-page.ts';

for (const language of ['en', 'pt'] as const)
  test.describe(language, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('has no accessibility finding while empty, wrong and booked', async ({ page, server }) => {
      const screen = bookingPage(page, language);
      await screen.open();
      expect(await axeViolationsInEveryLook(page)).toEqual([]);

      await screen.confirm.click();
      await expect(screen.toast).toBeVisible();
      const slot = await firstFreeSlot(server);
      await screen.choose(slot);
      await screen.confirm.click();
      await expect(screen.form.locator('.err')).toHaveCount(4);
      expect(await axeViolationsInEveryLook(page)).toEqual([]);

      await screen.fill(newPerson());
      await screen.confirm.click();
      await expect(screen.booked).toBeVisible();
      expect(await axeViolationsInEveryLook(page)).toEqual([]);
    });
  });

for (const width of [320, 390, 768, 1440])
  test(`nothing is wider than a window of ${width} px, and what is pressed is large enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const screen = bookingPage(page, 'pt');
    await screen.open();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const smallest = width < 360 ? 37 : 44;
    for (const button of await screen.calendar.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(smallest);
    }
    for (const button of await screen.slots.all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
