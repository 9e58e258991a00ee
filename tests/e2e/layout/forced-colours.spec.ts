import type { Locator, Page } from '@playwright/test';
import { axeStructure, expect, longForm, test } from '../../harness/browser-fixtures.ts';
import { bookingPage, firstFreeSlot } from '../booking/booking-page.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const order = '/checkout?packageId=company-setup&packageName=Company%20Setup&packagePrice=1450';

const background = (one: Locator) =>
  one.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Links and buttons whose focus neither they nor a card around them outline. */
function unseenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasRing = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return isDrawn || hasRing(element.parentElement);
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      const isFocused = document.activeElement === element;
      if (isFocused && !hasRing(element)) found.push(element.outerHTML.slice(0, 80));
    }
    return found;
  });
}

test('a chosen day and time are told from the others', async ({ page, server }) => {
  const screen = bookingPage(page);
  await screen.open();
  const slot = await firstFreeSlot(server);
  await screen.choose(slot);
  const [day, time] = [screen.day(slot.date), screen.slot(slot.time)];
  await expect(time).toHaveAttribute('aria-pressed', 'true');
  const other = screen.slots.filter({ hasNotText: slot.time }).first();
  const plain = await background(other);
  expect(await background(time)).not.toBe(plain);
  expect(await background(day)).toBe(await background(time));
  expect(await axeStructure(page)).toEqual([]);
});

test('the filing year shows its dates and marks the next one', async ({ page }) => {
  await page.goto('/');
  const border = (selector: string) =>
    page
      .locator(`.year__row ${selector}`)
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth));
  expect(await border('.on')).toBe(1);
  expect(await border('.next')).toBe(4);
  expect(await border('i:not(.on, .next)')).toBe(0);
});

test('whose working day it is, and the chosen way to pay, are told from the others', async ({
  page,
}) => {
  await page.goto('/');
  for (const place of ['.six', '.six__key']) {
    const tiles = ['by-client', 'by-us'].map((name) => page.locator(`${place} .${name}`).first());
    const [client, us] = await Promise.all(tiles.map(background));
    expect(client).not.toBe(us);
    const state = page.locator(`${place} .by-state`).first();
    expect(await state.evaluate((one) => getComputedStyle(one).backgroundImage)).not.toBe('none');
  }
  await page.goto(order);
  const ways = page.locator('.methods').first().locator('input');
  await expect(ways.first()).toBeChecked();
  expect(await background(ways.first())).not.toBe(await background(ways.last()));
});

test('dated steps and bars of progress have an outline', async ({ page }) => {
  await page.goto('/case-studies/halden');
  const mark = page.locator('.dated-steps li').first();
  const edge = await mark.evaluate((one) => getComputedStyle(one, '::before').borderTopColor);
  expect(edge).toBe(await mark.evaluate((one) => getComputedStyle(one).color));
  await page.goto('/client-portal');
  const bar = page.locator('.bar').first();
  const [line, colour] = await bar.evaluate((one) => {
    const { outlineStyle, outlineColor } = getComputedStyle(one);
    return [outlineStyle, outlineColor];
  });
  expect(line).toBe('solid');
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
});

for (const path of ['/', '/pt/blog', '/case-studies', '/services', '/pt/contact', '/start'])
  test(
    `${path} outlines what has the focus, and has no accessibility finding`,
    longForm(!['/', '/pt/blog'].includes(path)),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-alive', '');
      expect(await unseenFocus(page)).toEqual([]);
      expect(await axeStructure(page)).toEqual([]);
    },
  );
