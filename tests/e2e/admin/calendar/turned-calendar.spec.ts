import type { Page } from '@playwright/test';
import { addDays, isWeekend } from '#core/calendar-day.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { axeViolationsInEveryLook, expect } from '../../../harness/browser-fixtures.ts';
import { test } from '../../../harness/signed-in-owner.ts';

test.beforeEach(({ allowConsole }) => {
  // The back office is another build.
  allowConsole(/\/admin/);
});

/** The days of the month of the next days that are no weekend, from a day on. */
function workingDays(from: string, count: number): string[] {
  const days: string[] = [];
  for (let day = from; days.length < count; day = addDays(day, 1))
    if (!isWeekend(day)) days.push(day);
  return days;
}

const today = () => readClock(new Date(), companyZone).day;
const numberOf = (day: string) => String(Number(day.slice(8)));
const columns = (page: Page) => page.locator('.wk__d > h2 small');

test('the week is the five coming working days, and is turned by arrows, keys and its address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/calendar');
  const ten = workingDays(today(), 10).map(numberOf);
  const [these, those] = [ten.slice(0, 5), ten.slice(5)];
  const shows = async (days: string[]) =>
    expect(columns(page)).toHaveText(days.map((day) => new RegExp(`^${day}(, (today|hoje))?$`)));
  await shows(these);
  // What has passed is pale, and is said to those who do not see it alone.
  await expect(page.locator('.wk small:not(.sr)', { hasText: 'Past' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await shows(those);
  await expect(page).toHaveURL(new RegExp(`view=week&day=${addDays(today(), 7)}`));
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${those[0]}\\b`) }),
  ).toBeAttached();
  await page.reload();
  await shows(those);
  await page.getByRole('button', { name: 'Português' }).click();
  const back = page.getByRole('link', { name: 'Anterior' });
  await back.press('Enter');
  await shows(these);
  await expect(back).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('w');
  await shows(these);
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('one working day is shown, and is turned by a finger', async ({ page }) => {
    const [first = '', second = ''] = workingDays(today(), 2);
    await page.goto('/admin/calendar');
    await expect(columns(page)).toHaveText([new RegExp(`^${numberOf(first)}(, today)?$`)]);
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 420 }],
        });
      await touch('touchStart', from);
      await touch('touchMove', (from + to) / 2);
      await touch('touchMove', to);
      await touch('touchEnd');
    };
    await swipe(300, 120);
    await expect(columns(page)).toHaveText([numberOf(second)]);
    await expect(page).toHaveURL(new RegExp(`day=${second}`));
    await swipe(120, 300);
    await expect(columns(page)).toHaveText([new RegExp(`^${numberOf(first)}(, today)?$`)]);
    // A short move, or one that scrolls, turns nothing.
    await swipe(200, 170);
    await expect(columns(page)).toHaveText([new RegExp(`^${numberOf(first)}(, today)?$`)]);
    await page.getByRole('link', { name: 'After', exact: true }).tap();
    await expect(columns(page)).toHaveText([numberOf(second)]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });
});
