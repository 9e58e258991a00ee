import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { freeSlots } from './booking-page.ts';
import { changeOverApi, countPosts, createBooking, managePage } from './manage-page.ts';

const about = { about: 'service:ecommerce', aboutText: 'Chairs, two lines\nof them.' };

for (const { language, asks, toast, subject } of [
  {
    language: 'en',
    asks: 'Cancel your consultation?',
    toast: 'Consultation cancelled',
    subject: /is cancelled/,
  },
  {
    language: 'pt',
    asks: 'Cancelar a sua consulta?',
    toast: 'Consulta cancelada',
    subject: /foi cancelada/,
  },
] as const)
  test(`a confirmed cancellation is announced, shown and mailed, and frees the slot: ${language}`, async ({
    page,
    server,
  }) => {
    const booked = await createBooking(server, { locale: language, ...about });
    const screen = managePage(page, language);
    await page.goto(booked.path);
    await screen.cancel.click();
    await expect(screen.dialog).toHaveAccessibleName(asks);
    await expect(screen.dialog).toContainText(booked.slot.time);
    await expect(screen.dialog).toContainText(booked.reference);
    expect(booked.row()).toMatchObject({ status: 'confirmed' });
    await screen.yes.click();

    await expect(screen.dialog).toBeHidden();
    await expect(screen.toast).toContainText(toast);
    await expect(screen.title).toHaveText(screen.t.cancelledTitle);
    await expect(screen.title).toBeFocused();
    await expect(screen.said).toHaveText(screen.t.cancelled);
    expect(booked.row()).toMatchObject({ id: booked.id, status: 'cancelled', sequence: 1 });
    const free = await freeSlots(server);
    expect(free.map(({ startsAt }) => startsAt)).toContain(booked.slot.startsAt);
    await waitForMail(
      server.mailDir,
      (mail) => mail.to?.[0]?.address === booked.person.email && subject.test(mail.subject ?? ''),
    );
    await screen.card.getByRole('button', { name: screen.t.bookAgain }).press('Enter');
    await expect(page).toHaveURL(/book-consultation$/);
    await screen.calendar.expectFields(booked.person);
    await expect(screen.calendar.form.locator('[name="aboutText"]')).toHaveValue(about.aboutText);
    await expect(screen.calendar.form.locator('[name="about"]')).toHaveValue(about.about);
  });

test('the dialog traps the focus, returns it, and cancels nothing unless confirmed', async ({
  page,
  server,
}) => {
  const booked = await createBooking(server);
  const posts = countPosts(page, '/cancel');
  const screen = managePage(page);
  await page.goto(booked.path);
  await screen.cancel.focus();
  await page.keyboard.press('Enter');
  await expect(screen.no).toBeFocused();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(place).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(screen.dialog).toBeHidden();
  await expect(screen.cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.no).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.dialog).toBeHidden();
  expect(posts()).toBe(0);
  await page.keyboard.press('Enter');
  await expect(screen.no).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(screen.title).toHaveText('This consultation is cancelled');
  await expect(screen.title).toBeFocused();
});

test('two presses cancel once', async ({ page, server }) => {
  const booked = await createBooking(server);
  const posts = countPosts(page, '/cancel');
  const screen = managePage(page);
  await page.goto(booked.path);
  await screen.cancel.click();
  await screen.yes.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(screen.title).toHaveText('This consultation is cancelled');
  expect(posts()).toBe(1);
  expect(booked.row()).toMatchObject({ sequence: 1 });
});

test('a booking that another window moved is shown again before it is cancelled', async ({
  page,
  server,
}) => {
  const booked = await createBooking(server);
  const screen = managePage(page);
  await page.goto(booked.path);
  await screen.cancel.click();
  await changeOverApi(server, booked.token, 'move', booked.other);
  await screen.yes.click();
  await expect(screen.dialog).toBeHidden();
  await expect(screen.said).toContainText('changed in another window');
  await expect(screen.card.locator('.ticket')).toContainText(booked.other.time);
  expect(booked.row()).toMatchObject({ status: 'confirmed', sequence: 1 });
  await screen.cancel.click();
  await expect(screen.dialog).toContainText(booked.other.time);
  await screen.yes.click();
  await expect(screen.title).toHaveText('This consultation is cancelled');
});

test('a failed cancellation is reported in the dialog, and can be retried', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/500/);
  const booked = await createBooking(server);
  const screen = managePage(page);
  await page.goto(booked.path);
  await page.route('**/cancel', (route) => route.fulfill({ status: 500, body: 'broken' }), {
    times: 1,
  });
  await screen.cancel.click();
  await screen.yes.click();
  await expect(screen.dialog).toContainText('The consultation was not cancelled');
  await expect(screen.dialog).toContainText('It is unchanged.');
  await expect(screen.dialog.getByRole('link', { name: /\+351/ })).toBeVisible();
  await screen.yes.click();
  await expect(screen.title).toHaveText('This consultation is cancelled');
  expect(booked.row()).toMatchObject({ status: 'cancelled', sequence: 1 });
});
