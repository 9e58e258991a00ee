import type { Locator } from '@playwright/test';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { bookingPage, bookOverApi, firstFreeSlot, newPerson } from './booking-page.ts';
import { createBooking, managePage } from './manage-page.ts';

const title = 'Please select both a date and time slot';

/** Where a toast stands once it has risen. */
async function placeOf(toast: Locator) {
  await expect(toast).toBeVisible();
  await toast.evaluate((shown) => Promise.all(shown.getAnimations().map((one) => one.finished)));
  const place = await toast.boundingBox();
  if (!place) throw new Error('There is no toast.');
  return place;
}

test.describe('the toast of a booking', () => {
  test('is one at a time, is announced as an alert and takes the focus on F8', async ({ page }) => {
    const screen = bookingPage(page);
    await screen.open();
    await screen.confirm.click();
    await expect(screen.toast).toContainText(title);
    await expect(screen.toast).toHaveAttribute('role', 'alert');
    await screen.confirm.click();
    await screen.confirm.click();
    await expect(page.locator('.toast')).toHaveCount(1);
    await expect(screen.toast).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.locator('.toaster')).toBeFocused();
  });

  test('goes after 5 seconds, not before', async ({ page }) => {
    const screen = bookingPage(page);
    await page.clock.install();
    await screen.open();
    await screen.confirm.click();
    await expect(screen.toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(4000);
    await expect(screen.toast).toBeVisible();
    await page.clock.fastForward(1100);
    await expect(screen.toast).toBeHidden();
    await expect(screen.whenError).toHaveText(title);
  });

  test('goes when swiped right by more than 50 px, and stays for less', async ({ page }) => {
    const screen = bookingPage(page);
    await screen.open();
    await screen.confirm.click();
    await expect(screen.toast).toBeVisible();
    async function swipe(by: number) {
      const box = await placeOf(screen.toast);
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + 80, y);
      await page.mouse.down();
      await page.mouse.move(box.x + 80 + by / 2, y, { steps: 4 });
      await page.mouse.move(box.x + 80 + by, y, { steps: 4 });
      await page.mouse.up();
    }
    await swipe(40);
    await expect(screen.toast).toHaveAttribute('data-swipe', 'cancel');
    await expect(screen.toast).toBeVisible();
    await swipe(70);
    await expect(screen.toast).toBeHidden();
  });
});

for (const width of [390, 768, 1024, 1280, 1440, 1920])
  test(`the toast hides no fact of the booking just made, ${width} px wide`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const screen = bookingPage(page);
    await screen.open();
    await screen.choose(await firstFreeSlot(server));
    await screen.fill(newPerson());
    await screen.confirm.click();
    const toast = await placeOf(screen.toast);
    const hidden = await screen.booked.evaluate((booked, { x, y, width, height }) => {
      const texts = document.createTreeWalker(booked, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { top, bottom, left, right } of range.getClientRects())
          if (top < y + height && bottom > y && left < x + width && right > x)
            found.push(text.textContent ?? '');
      }
      return found;
    }, toast);
    expect(hidden).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const [bar, first] = [page.locator('.nav'), screen.booked.locator('p').first()];
    const [above, below] = [await bar.boundingBox(), await first.boundingBox()];
    const room = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(room, 'the room below the bar').toBeLessThan(112);
  });

for (const width of [390, 768, 1024, 1280, 1440, 1920])
  test(`the toast of a refusal covers nothing of what the form says of it, ${width} px wide`, async ({
    page,
    server,
    allowConsole,
  }) => {
    allowConsole(/409/);
    await page.setViewportSize({ width, height: 844 });
    const screen = bookingPage(page);
    const slot = await firstFreeSlot(server);
    await screen.open();
    await screen.choose(slot);
    await screen.fill(newPerson());
    await bookOverApi(server, slot);
    await screen.confirm.click();
    await expect(screen.notice).toBeFocused();
    const [toast, notice] = [await placeOf(screen.toast), await screen.notice.boundingBox()];
    if (!notice) throw new Error('There is no notice.');
    const isBeside = toast.x >= notice.x + notice.width || notice.x >= toast.x + toast.width;
    const isAbove = toast.y + toast.height <= notice.y;
    expect(
      isBeside || isAbove || toast.y >= notice.y + notice.height,
      JSON.stringify({ toast, notice }),
    ).toBe(true);
    await expect(screen.notice).toBeInViewport({ ratio: 1 });
    const items = page.locator('.nav :is(a, button)').filter({ visible: true });
    for (const item of await items.all()) {
      const box = await item.boundingBox();
      const isApart =
        !box ||
        box.x + box.width <= toast.x ||
        toast.x + toast.width <= box.x ||
        box.y + box.height <= toast.y;
      expect(isApart, (await item.textContent()) ?? '').toBe(true);
    }
    if (width < 1440) return;
    const bar = await page.locator('.nav').boundingBox();
    expect(toast.y + toast.height, 'the end of the toast').toBeLessThanOrEqual(bar?.height ?? 0);
  });

for (const [change, width] of [
  ['moved', 390],
  ['cancelled', 390],
  ['moved', 320],
] as const)
  test(`the toast does not cover the heading of a booking just ${change}, ${width} px wide`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { path, other } = await createBooking(server);
    const screen = managePage(page);
    await page.goto(path);
    if (change === 'moved') {
      await screen.chooseNew(other);
      await screen.send.click();
    } else {
      await screen.cancel.click();
      await screen.yes.click();
    }
    await expect(screen.said).toBeVisible();
    await expect(screen.title).toBeInViewport({ ratio: 1 });
    const [toast, title] = [await placeOf(screen.toast), await screen.title.boundingBox()];
    expect(title?.y).toBeGreaterThanOrEqual(toast.y + toast.height);
  });

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  for (const missing of ['day', 'time'] as const)
    test(`the toast that asks for a ${missing} covers none to choose, ${width} px wide`, async ({
      page,
      server,
    }) => {
      await page.setViewportSize({ width, height });
      const screen = bookingPage(page);
      await screen.open();
      if (missing === 'time') await screen.chooseDay((await firstFreeSlot(server)).date);
      await screen.confirm.click();
      const toast = await placeOf(screen.toast);
      const wanted =
        missing === 'day' ? screen.form.locator('.cal') : screen.form.locator('.slots');
      await expect(wanted).toBeInViewport();
      const box = await wanted.boundingBox();
      if (!box) throw new Error('There is nothing to choose from.');
      const isApart =
        toast.y >= box.y + box.height ||
        box.y >= toast.y + toast.height ||
        toast.x >= box.x + box.width ||
        box.x >= toast.x + toast.width;
      expect(isApart, JSON.stringify({ toast, box })).toBe(true);
    });
