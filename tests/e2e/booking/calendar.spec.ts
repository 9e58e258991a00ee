import { expect, test } from '../../harness/browser-fixtures.ts';
import { bookingPage, freezeTime } from './booking-page.ts';

test.describe('the calendar', () => {
  test('asks for a future weekday, opens on the current month, and has no month before it', async ({
    page,
  }) => {
    const screen = bookingPage(page);
    await freezeTime(page);
    await screen.open();
    await expect(page.getByText('Select a future weekday', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'November 2026' })).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(screen.previousMonth).toBeDisabled();
    await expect(page.getByRole('columnheader').first()).toHaveText('Mon');
    await expect(page.getByRole('columnheader').last()).toHaveText('Sun');
    await expect(screen.day('2026-11-23')).toHaveAttribute('aria-current', 'date');
  });

  test('turns to the last month that can be booked and no further', async ({ page }) => {
    const screen = bookingPage(page);
    await freezeTime(page);
    await screen.open();
    await screen.nextMonth.click();
    await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await screen.nextMonth.click();
    await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();
    await expect(screen.nextMonth).toBeDisabled();
    await expect(screen.previousMonth).toBeFocused();
    await expect(screen.day('2027-01-22')).toBeEnabled();
    await expect(screen.day('2027-01-25')).toBeDisabled();
  });

  for (const [date, name] of [
    ['2026-11-20', 'Friday 20 November 2026, Past'],
    ['2026-11-28', 'Saturday 28 November 2026, Weekend'],
    ['2026-11-29', 'Sunday 29 November 2026, Weekend'],
    ['2026-12-01', 'Tuesday 1 December 2026, Public holiday: Restoration of Independence'],
    ['2026-12-25', 'Friday 25 December 2026, Public holiday: Christmas Day'],
  ] as const)
    test(`keeps a closed day closed and says why: ${name}`, async ({ page }) => {
      const screen = bookingPage(page);
      await freezeTime(page);
      await screen.open();
      if (date.startsWith('2026-12')) await screen.nextMonth.click();
      const day = screen.form.getByRole('button', { name, exact: true });
      await expect(day).toHaveAttribute('data-day', date);
      await expect(day).toBeDisabled();
      await expect(day).toHaveAttribute('title', name.split(', ')[1] ?? '');
      await day.click({ force: true });
      await expect(day).not.toHaveAttribute('aria-pressed', 'true');
      await expect(screen.summary).toContainText('Choose a day and a time');
    });

  test('marks the chosen day, and only one', async ({ page }) => {
    const screen = bookingPage(page);
    await freezeTime(page);
    await screen.open();
    await screen.day('2026-11-24').click();
    await screen.day('2026-11-26').click();
    await expect(screen.calendar.locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(screen.day('2026-11-26')).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.summary).toContainText('Thursday 26 November');
  });

  test('speaks Portuguese', async ({ page }) => {
    const screen = bookingPage(page, 'pt');
    await freezeTime(page);
    await screen.open();
    await expect(
      page.getByText('Escolha um dos próximos dias úteis', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Novembro de 2026' })).toBeVisible();
    await expect(page.getByRole('columnheader').first()).toHaveText('seg');
    await screen.nextMonth.click();
    await expect(
      screen.form.getByRole('button', {
        name: 'terça-feira, 8 de dezembro de 2026, Feriado: Imaculada Conceição',
      }),
    ).toBeDisabled();
  });

  test('closes today when the last slot that can be reached has gone', async ({ page }) => {
    const screen = bookingPage(page);
    await freezeTime(page, '2026-11-24T14:01:00.000Z');
    await screen.open();
    // Four days are left in November, so the calendar opens on December.
    await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await screen.previousMonth.click();
    await expect(screen.day('2026-11-24')).toBeDisabled();
    await expect(screen.day('2026-11-24')).toHaveAttribute('title', 'No time left');
  });

  test('offers today while a slot of it is left', async ({ page }) => {
    const screen = bookingPage(page);
    await freezeTime(page, '2026-11-24T13:59:00.000Z');
    await screen.open();
    await screen.day('2026-11-24').click();
    await expect(screen.slot('16:00')).toBeEnabled();
    await expect(screen.slot('15:00')).toBeDisabled();
  });

  test('uses the day in Lisbon, not the visitor’s', async ({ page, browser, server }) => {
    await page.close();
    const context = await browser.newContext({
      timezoneId: 'Pacific/Auckland',
      baseURL: server.origin,
    });
    const there = await context.newPage();
    const screen = bookingPage(there);
    await freezeTime(there, '2026-11-24T12:00:00.000Z');
    await screen.open();
    await expect(screen.day('2026-11-24')).toHaveAttribute('aria-current', 'date');
    await context.close();
  });

  test('is not part of the cached page', async ({ request }) => {
    const html = await (await request.get('/book-consultation')).text();
    expect(html).not.toContain('data-day');
    expect(html).not.toContain('aria-current="date"');
  });
});

test.describe('the page', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  for (const width of [390, 768, 1280])
    test(`shifts nothing when calendar and clocks load, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const screen = bookingPage(page);
      await screen.open();
      await expect(screen.slot('09:00')).toContainText('Los Angeles');
      await expect(screen.confirm).toBeEnabled();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    });
});

test.describe('the keys of the calendar', () => {
  test('reach closed days too, so that their reason can be read, but choose only open ones', async ({
    page,
  }) => {
    const screen = bookingPage(page);
    await freezeTime(page);
    await screen.open();
    await screen.day('2026-11-27').focus();
    await page.keyboard.press('ArrowRight');
    await expect(screen.day('2026-11-28')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(screen.day('2026-11-28')).not.toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(screen.day('2026-11-30')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(screen.day('2026-11-30')).toHaveAttribute('aria-pressed', 'true');
  });

  test('turn the month, keep to the weeks, and stop at both ends', async ({ page }) => {
    const screen = bookingPage(page);
    await freezeTime(page);
    await screen.open();
    await screen.day('2026-11-25').focus();
    await page.keyboard.press('Home');
    await expect(screen.day('2026-11-23')).toBeFocused();
    await page.keyboard.press('End');
    await expect(screen.day('2026-11-29')).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(screen.day('2026-12-29')).toBeFocused();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(screen.day('2027-01-31')).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(screen.day('2026-12-31')).toBeFocused();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await expect(screen.day('2026-11-01')).toBeFocused();
  });

  test('leave one stop for the Tab key', async ({ page }) => {
    const screen = bookingPage(page);
    await freezeTime(page);
    await screen.open();
    await expect(screen.calendar.locator('[tabindex="0"]')).toHaveCount(1);
    await expect(screen.calendar.locator('[tabindex="0"]')).toHaveAttribute(
      'data-day',
      '2026-11-23',
    );
  });
});

test('the chosen day is a door on a tablet: about as wide as it is high', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const screen = bookingPage(page);
  await freezeTime(page);
  await screen.open();
  await screen.chooseDay('2026-11-25');
  const door = await screen.day('2026-11-25').boundingBox();
  expect((door?.width ?? 0) / (door?.height ?? 1)).toBeLessThan(1.3);
});
