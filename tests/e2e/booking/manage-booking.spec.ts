import { ticketTexts } from '#features/booking/ticket/ticket.texts.ts';
import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { writeToDatabase } from './booking-page.ts';
import { changeOverApi, countPosts, createBooking, managePage } from './manage-page.ts';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

test('the link shows status, day, both clocks, place and reference, and changes nothing', async ({
  page,
  server,
}) => {
  const booked = await createBooking(server, { timeZone: 'Asia/Kathmandu' });
  const before = booked.row();
  const posts = countPosts(page, '/api/');
  const screen = managePage(page);
  const answer = await page.goto(booked.manageUrl);
  const main = page.getByRole('main');
  await expect(screen.title).toHaveText('Your consultation, Noor');
  await expect(screen.card).toContainText('Confirmed');
  await expect(screen.card).toContainText(booked.reference);
  await expect(screen.card).toContainText(`${booked.slot.time} to`);
  await expect(screen.card).toContainText('in Kathmandu, your time');
  await expect(screen.card).toContainText('by phone');
  await expect(screen.card.getByRole('button')).toHaveText([
    'Print',
    'Move consultation',
    'Cancel consultation',
  ]);
  await expect(screen.card.getByRole('link')).toHaveText([
    'Add to calendar',
    'Google Calendar',
    'Outlook',
  ]);
  await expect(main.getByRole('link', { name: /\+351/ })).toBeVisible();
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(posts()).toBe(0);
  expect(booked.row()).toEqual(before);

  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(main).toContainText('Confirmada');
  await expect(screen.title).toHaveText('A sua consulta, Noor');
  await expect(screen.card.getByRole('button')).toHaveText([
    'Imprimir',
    'Mudar a consulta',
    'Cancelar a consulta',
  ]);
  await expect(screen.card.getByRole('link')).toHaveText([
    'Adicionar ao calendário',
    'Google Calendar',
    'Outlook',
  ]);
});

for (const { language, prefix, unknown, book } of [
  {
    language: 'en',
    prefix: '',
    unknown: 'This link does not lead to a booking',
    book: 'Book a consultation',
  },
  {
    language: 'pt',
    prefix: '/pt',
    unknown: 'Esta ligação não corresponde a nenhuma marcação',
    book: 'Marcar uma consulta',
  },
] as const) {
  test(`an unknown link says so, how to reach the company, and leads to a new booking: ${language}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await page.goto(`${prefix}/manage-booking/not-a-token`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(unknown);
    await expect(page.getByRole('main').getByRole('link', { name: /\+351/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await alert.getByRole('link', { name: book }).click();
    await expect(page).toHaveURL(/book-consultation/);
  });

  test(`a booking that has begun, is over or is cancelled says so and offers no change: ${language}`, async ({
    page,
    server,
  }) => {
    const { t } = managePage(page, language);
    const booked = await createBooking(server, { locale: language });
    const screen = managePage(page, language);
    const place = (from: number, to: number) =>
      writeToDatabase(
        server,
        'update bookings set starts_at = ?, ends_at = ? where id = ?',
        ago(from),
        ago(to),
        booked.id,
      );

    place(0.2, -0.5);
    await page.goto(booked.path);
    await expect(screen.title).toHaveText(t.begunTitle);
    await expect(screen.card).toContainText(ticketTexts[language].status_begun);
    await expect(screen.move).toHaveCount(0);
    await expect(screen.cancel).toHaveCount(0);

    place(5, 4.5);
    await page.reload();
    await expect(screen.title).toHaveText(t.overTitle);
    await expect(screen.card.getByRole('button')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);

    place(-240, -240.5);
    await changeOverApi(server, booked.token, 'cancel');
    await page.reload();
    await expect(screen.title).toHaveText(t.cancelledTitle);
    await expect(screen.card.getByRole('button')).toHaveText([t.bookAgain]);
    await screen.card.getByRole('button', { name: t.bookAgain }).click();
    await expect(page).toHaveURL(/book-consultation$/);
    await page.goBack();
    await expect(screen.title).toHaveText(t.cancelledTitle);
  });
}

test('a network failure is distinguished from an unknown link', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/ERR_|manage/);
  const { reference, manageUrl } = await createBooking(server);
  await page.route('**/api/bookings/manage/*', (route) => route.abort(), { times: 2 });
  await page.goto(manageUrl);
  await expect(page.getByRole('alert')).toContainText('We could not load your booking');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toBeFocused();
  await retry.click();
  await expect(page.getByRole('main')).toContainText(reference);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('until there is a response the page says that it is loading', async ({ page, server }) => {
  const { reference, path } = await createBooking(server);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/bookings/manage/*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByRole('status', { name: 'Loading your booking' })).toBeVisible();
  answer();
  await expect(page.getByRole('main')).toContainText(reference);
});

for (const [language, prefix] of [
  ['en', ''],
  ['pt', '/pt'],
] as const)
  test.describe(`without JavaScript, ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('a booking is opened and cancelled by forms', async ({ page, server, allowConsole }) => {
      allowConsole(/csp$/);
      const { token, reference, row } = await createBooking(server);
      const { t, card, title, said } = managePage(page, language);
      await page.goto(`${prefix}/manage-booking/${token}`);
      const main = page.getByRole('main');
      await expect(main).not.toContainText(reference);
      await expect(main.getByRole('link', { name: /\+351/ })).toBeVisible();
      await main.getByRole('button', { name: t.plainOpen }).click();
      await expect(card).toContainText(reference);
      await main.getByRole('button', { name: t.cancel }).click();
      await expect(page.locator('#answer')).toBeFocused();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.cancelTitle);
      expect(row()).toMatchObject({ status: 'confirmed' });
      await main.getByRole('button', { name: t.cancelKeep }).click();
      await expect(card).toContainText(reference);
      await main.getByRole('button', { name: t.cancel }).click();
      await main.getByRole('button', { name: t.cancelYes }).click();
      await expect(said).toHaveText(t.cancelled);
      await expect(title).toHaveText(t.cancelledTitle);
      expect(row()).toMatchObject({ status: 'cancelled' });
      await page.reload();
      await expect(title).toHaveText(t.cancelledTitle);
    });

    test('a booking is moved by forms', async ({ page, server, allowConsole }) => {
      allowConsole(/csp$|422/);
      const { path, other, row } = await createBooking(server);
      const { t, calendar, said } = managePage(page, language);
      await page.goto(prefix + path);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: t.plainOpen }).click();
      await main.getByRole('button', { name: t.move }).click();
      const send = main.getByRole('button', { name: t.moveNowhere, exact: true });
      await main.locator(`button[name=day][value="${other.date}"]`).click();
      await send.click();
      await expect(page.locator('#answer')).toBeFocused();
      await expect(main.locator('.when__error')).toBeVisible();
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390);
      await main.locator(`input[name=slot][value="${other.date} ${other.time}"]`).check();
      await send.click();
      await expect(said).toContainText(other.time);
      await expect(page.getByRole('link', { name: calendar.t.addToCalendar })).toBeVisible();
      expect(row()).toMatchObject({ starts_at: other.startsAt, sequence: 1 });
    });
  });
