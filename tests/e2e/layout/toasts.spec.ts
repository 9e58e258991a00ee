import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser-fixtures.ts';

const missing = 'Please select both a date and time slot';

/** Opens the booking screen with the clock stopped, so that only the test advances the time. */
async function openBooking(page: Page) {
  await page.clock.install({ time: new Date('2026-11-23T09:30:00Z') });
  await page.goto('/book-consultation');
  await expect(page.getByRole('grid')).toBeVisible();
  // The first key press loads the toaster.
  await page.keyboard.press('Shift');
  await expect(page.locator('.toaster')).toBeAttached();
  await page.clock.pauseAt(new Date('2026-11-23T09:31:00Z'));
  const confirm = page.locator('form.book__panel button[type="submit"]');
  const toast = page.locator('.toast[data-state="open"]');
  return { toast, submitInvalid: () => confirm.click() };
}

test('a destructive toast is an alert, closes after 5000 ms, and the error stays on the page', async ({
  page,
}) => {
  const { toast, submitInvalid } = await openBooking(page);
  await submitInvalid();
  await page.mouse.move(5, 300);
  await expect(toast).toContainText(missing);
  await expect(toast).toHaveAttribute('role', 'alert');
  await page.clock.runFor(4800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast).toHaveCount(0);
  await expect(page.locator('main')).toContainText(missing);
});

test('one toast at a time: a new one replaces the old one', async ({ page }) => {
  const { toast, submitInvalid } = await openBooking(page);
  await submitInvalid();
  await expect(toast).toHaveCount(1);
  const first = await toast.elementHandle();
  await submitInvalid();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(toast).toHaveCount(1);
});

test('F8 moves the focus to the toasts', async ({ page }) => {
  const { toast, submitInvalid } = await openBooking(page);
  await submitInvalid();
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.locator('.toaster')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
});

test('it waits while the pointer is over it', async ({ page }) => {
  const { toast, submitInvalid } = await openBooking(page);
  await submitInvalid();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 300);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);
});

for (const [pixels, left] of [
  [40, 1],
  [60, 0],
] as const)
  test(`a swipe of ${pixels} px to the right ${left ? 'keeps' : 'dismisses'} it`, async ({
    page,
  }) => {
    const { toast, submitInvalid } = await openBooking(page);
    await submitInvalid();
    const box = await toast.boundingBox();
    if (!box) throw new Error('the toast has no box');
    const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels / 2, y);
    await page.mouse.move(x + pixels, y);
    await page.mouse.up();
    await expect(toast).toHaveCount(left);
  });
