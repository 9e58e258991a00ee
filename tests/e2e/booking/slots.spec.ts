import { expect, test } from '../../harness/browser-fixtures.ts';
import { bookingPage, freezeTime } from './booking-page.ts';

const six = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];

test.describe('the slots', () => {
  test('are six, shown before a day is chosen', async ({ page }) => {
    const screen = bookingPage(page);
    await freezeTime(page);
    await screen.open();
    await expect(screen.slots.locator('b')).toHaveText(six);
    for (const time of six) await expect(screen.slot(time)).toBeEnabled();
  });

  test('say why one is closed once the day is chosen', async ({ page }) => {
    const screen = bookingPage(page);
    await freezeTime(page, '2026-11-23T10:30:00.000Z', ['2026-11-23T15:00:00.000Z']);
    await screen.open();
    await screen.day('2026-11-23').click();
    await expect(screen.slots).toHaveText([
      /09:00.*Past/,
      /10:00.*Past/,
      /11:00.*Less than 2 hours ahead/,
      /14:00/,
      /15:00.*Taken/,
      /16:00/,
    ]);
    for (const time of ['09:00', '10:00', '11:00', '15:00'])
      await expect(screen.slot(time)).toBeDisabled();
    for (const time of ['14:00', '16:00']) await expect(screen.slot(time)).toBeEnabled();
  });

  test('say it in Portuguese', async ({ page }) => {
    const screen = bookingPage(page, 'pt');
    await freezeTime(page, '2026-11-23T10:30:00.000Z', ['2026-11-23T15:00:00.000Z']);
    await screen.open();
    await screen.day('2026-11-23').click();
    await expect(screen.slot('15:00')).toContainText('Ocupado');
    await expect(screen.slot('09:00')).toContainText('Passado');
    await expect(screen.slot('11:00')).toContainText('Faltam menos de 2 horas');
  });

  test('drop the chosen time when the next day has it taken', async ({ page }) => {
    const screen = bookingPage(page);
    await freezeTime(page, undefined, ['2026-11-25T10:00:00.000Z']);
    await screen.open();
    await screen.choose({ date: '2026-11-24', time: '10:00' });
    await screen.day('2026-11-25').click();
    await expect(screen.slot('10:00')).toHaveAttribute('aria-pressed', 'false');
    await expect(screen.summary).toContainText('Wednesday 25 November: choose a time');
  });

  test('stay open when the free times cannot be loaded, and load on Retry', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/availability|503/);
    const screen = bookingPage(page);
    await freezeTime(page, undefined, ['2026-11-24T10:00:00.000Z']);
    await page.route('**/api/bookings/availability*', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    await screen.open();
    await expect(page.getByText('We could not load the free times.')).toBeVisible();
    await screen.day('2026-11-24').click();
    await expect(screen.slot('10:00')).toBeEnabled();
    await screen.form.getByRole('button', { name: 'Retry' }).click();
    await expect(screen.slot('10:00')).toBeDisabled();
    await expect(page.getByText('We could not load the free times.')).toBeHidden();
  });

  test('say that they are being checked until there is a response', async ({ page }) => {
    const screen = bookingPage(page);
    await freezeTime(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/bookings/availability*', async (route) => {
      await held;
      await route.fallback();
    });
    await screen.open();
    await screen.day('2026-11-24').click();
    await expect(page.getByText('Checking which times are free')).toBeVisible();
    answer();
    await expect(page.getByText('Checking which times are free')).toBeHidden();
  });
});

test.describe('two clocks', () => {
  for (const { zone, shows, yours, language } of [
    { zone: 'America/Los_Angeles', shows: '02:00 Los Angeles', yours: '02:00', language: 'en' },
    { zone: 'Asia/Kathmandu', shows: '15:45 Kathmandu', yours: '15:45', language: 'en' },
    { zone: 'Pacific/Auckland', shows: '23:00 Auckland', yours: '23:00', language: 'en' },
    { zone: 'America/Los_Angeles', shows: '02:00 Los Angeles', yours: '02:00', language: 'pt' },
  ] as const)
    test.describe(`from ${zone}, ${language}`, () => {
      test.use({ timezoneId: zone });

      test('every slot shows both', async ({ page }) => {
        const screen = bookingPage(page, language);
        await freezeTime(page);
        await screen.open();
        await screen.choose({ date: '2026-11-24', time: '10:00' });
        await expect(screen.slot('10:00')).toContainText(shows);
        await expect(screen.summary).toContainText(yours);
      });
    });

  test.describe('from Auckland', () => {
    test.use({ timezoneId: 'Pacific/Auckland' });

    test('the day is named if it differs', async ({ page }) => {
      const screen = bookingPage(page);
      await freezeTime(page);
      await screen.open();
      await screen.choose({ date: '2026-11-24', time: '16:00' });
      await expect(screen.slot('16:00')).toContainText('Wed 05:00 Auckland');
      await expect(screen.summary).toContainText(
        '05:00 to 05:30 on Wednesday in Auckland, your time',
      );
      await page.getByRole('button', { name: /EN/ }).click();
      await expect(bookingPage(page, 'pt').slot('16:00')).toContainText('qua 05:00 Auckland');
    });
  });

  test('a visitor on Lisbon’s clock reads each hour once', async ({ page }) => {
    const screen = bookingPage(page);
    await freezeTime(page);
    await screen.open();
    await screen.choose({ date: '2026-11-24', time: '10:00' });
    await expect(screen.slot('10:00')).toHaveText('10:00 to 10:30');
    await expect(screen.summary).not.toContainText('your time');
  });

  test('another zone can be chosen, and stays when the visitor leaves and comes back', async ({
    page,
  }) => {
    const screen = bookingPage(page);
    await freezeTime(page);
    await screen.open();
    await expect(page.getByText('Your time: Lisbon.')).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const zones = page.getByRole('combobox', { name: 'Your time zone' });
    await expect(zones).toBeFocused();
    await zones.selectOption({ label: 'Dubai' });
    await expect(screen.slot('09:00')).toContainText('13:00 Dubai');
    await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
    await expect(page).toHaveURL(/services/);
    await page.goBack();
    await expect(screen.slot('09:00')).toContainText('13:00 Dubai');
  });
});
