import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { formatDayHeading } from '#features/booking/booking-times.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { bookOverApi, freeSlots } from './booking-page.ts';
import { changeOverApi, countPosts, createBooking, managePage } from './manage-page.ts';

for (const { language, toast, button, subject, city } of [
  {
    language: 'en',
    toast: 'Consultation moved',
    button: /^Move to /,
    subject: /has moved/,
    city: 'Kathmandu',
  },
  {
    language: 'pt',
    toast: 'Consulta mudada',
    button: /^Mudar para /,
    subject: /consulta mudou/,
    city: 'Catmandu',
  },
] as const)
  test(`a booking moves under its id and reference, and is announced, shown and mailed: ${language}`, async ({
    page,
    server,
  }) => {
    const booked = await createBooking(server, { locale: language, timeZone: 'Asia/Kathmandu' });
    const { slot, other } = booked;
    const screen = managePage(page, language);
    await page.goto(booked.path);
    await screen.chooseNew(other);
    const [now, next] = [screen.comparison.nth(0), screen.comparison.nth(1)];
    await expect(now).toContainText(slot.time);
    await expect(now).toContainText(city);
    await expect(next).toContainText(other.time);
    await expect(next).toContainText(city);
    await expect(screen.send).toHaveText(button);
    await screen.send.click();

    await expect(screen.toast).toContainText(toast);
    await expect(screen.title).toBeFocused();
    await expect(screen.said).toContainText(other.time);
    await expect(screen.form).toBeHidden();
    await expect(screen.card).toContainText(booked.reference);
    await expect(screen.card.locator('.ticket')).toContainText(other.time);
    expect(booked.row()).toMatchObject({
      id: booked.id,
      reference: booked.reference,
      day: other.date,
      time: other.time,
      sequence: 1,
      status: 'confirmed',
    });
    const free = await freeSlots(server);
    expect(free.map(({ startsAt }) => startsAt)).toContain(slot.startsAt);
    await waitForMail(
      server.mailDir,
      (mail) => mail.to?.[0]?.address === booked.person.email && subject.test(mail.subject ?? ''),
    );
  });

test('the calendar file of a moved booking replaces the one before', async ({ page, server }) => {
  const booked = await createBooking(server);
  await changeOverApi(server, booked.token, 'move', booked.other);
  await page.goto(booked.path);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    managePage(page).addToCalendar.click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined,
  );
  expect(event.sequence).toBe(1);
  expect(event.uid).toBe(booked.id);
  expect(event.startDate.toJSDate().toISOString()).toBe(booked.other.startsAt);
});

test('a slot lost to another visitor is closed, the nearest three are offered, the booking is unchanged', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/409/);
  const booked = await createBooking(server);
  const screen = managePage(page);
  await page.goto(booked.path);
  await screen.chooseNew(booked.other);
  await bookOverApi(server, booked.other);
  await screen.send.click();
  await expect(screen.toast).toContainText('This time has just been taken');
  await expect(screen.notice).toContainText('Your consultation is unchanged.');
  await expect(screen.notice).toBeFocused();
  await expect(screen.calendar.slot(booked.other.time)).toBeDisabled();
  expect(booked.row()).toMatchObject({ time: booked.slot.time, sequence: 0 });

  const own = `${booked.slot.time} ${formatDayHeading(booked.slot.date, 'en')}`;
  const offers = screen.notice.getByRole('button');
  await expect(offers).toHaveCount(3);
  await expect(offers.filter({ hasText: own })).toHaveCount(0);
  const offered = (await offers.first().textContent())?.slice(0, 5) ?? '';
  await offers.first().click();
  await expect(screen.notice).toBeHidden();
  await expect(screen.comparison.nth(1)).toContainText(offered);
  await screen.send.click();
  await expect(screen.said).toContainText(offered);
  expect(booked.row()).toMatchObject({ time: offered, sequence: 1 });
});

test('a move without a new time asks for one and sends nothing', async ({ page, server }) => {
  const booked = await createBooking(server);
  const posts = countPosts(page, '/manage/');
  const screen = managePage(page);
  await page.goto(booked.path);
  await screen.move.click();
  await expect(screen.form).toBeVisible();
  await expect(screen.calendar.slot(booked.slot.time)).toContainText('Your time now');
  await expect(screen.calendar.slot(booked.slot.time)).toBeDisabled();
  await screen.send.click();
  await expect(screen.toast).toContainText('Please select both a date and time slot');
  await expect(screen.form).toContainText('Please select both a date and time slot');
  expect(posts()).toBe(0);
});

test('the times are set as in the form that books', async ({ page, server }) => {
  const { path, other } = await createBooking(server);
  const screen = managePage(page);
  const fonts = () =>
    page
      .locator('.slot :is(b, small)')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).font));
  await screen.calendar.open();
  await screen.calendar.choose(other);
  const asBooked = new Set(await fonts());
  await page.goto(path);
  await screen.chooseNew(other);
  expect(new Set(await fonts())).toEqual(asBooked);
});

test('keeping the current time closes the form and returns the focus', async ({ page, server }) => {
  const booked = await createBooking(server);
  const screen = managePage(page);
  await page.goto(booked.path);
  await screen.chooseNew(booked.other);
  await screen.keep.click();
  await expect(screen.form).toBeHidden();
  await expect(screen.move).toBeFocused();
  expect(booked.row()).toMatchObject({ sequence: 0 });
});

test('leaving the page and coming back keeps the new time that was chosen', async ({
  page,
  server,
}) => {
  const booked = await createBooking(server);
  const screen = managePage(page);
  await page.goto('/contact');
  await page.goto(booked.path);
  await screen.chooseNew(booked.other);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/contact/);
  await page.goBack();
  await expect(screen.comparison.nth(1)).toContainText(booked.other.time);
  await screen.send.click();
  await expect(screen.said).toContainText(booked.other.time);
  await page.goBack();
  await expect(page).toHaveURL(/contact/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goForward();
  await expect(screen.card.locator('.ticket')).toContainText(booked.other.time);
  await expect(screen.form).toBeHidden();
});

test('a booking that another window moved is not moved unseen, but on the next press', async ({
  page,
  server,
}) => {
  const booked = await createBooking(server);
  const [first, second] = [booked.others[0], booked.others[1]];
  if (!first || !second) throw new Error('Three free slots are needed.');
  const screen = managePage(page);
  const posts = countPosts(page, '/move');
  await page.goto(booked.path);
  await screen.chooseNew(first);
  await changeOverApi(server, booked.token, 'move', second);
  await screen.send.click();
  await expect(screen.said).toContainText('changed in another window');
  await expect(screen.title).toBeFocused();
  await expect(screen.toast).toHaveClass(/toast--bad/);
  await expect(screen.card.locator('.ticket')).toContainText(second.time);
  await expect(screen.comparison.nth(0)).toContainText(second.time);
  await expect(screen.comparison.nth(1)).toContainText(first.time);
  expect(posts()).toBe(0);
  await screen.send.click();
  await expect(screen.said).toContainText(first.time);
  expect(booked.row()).toMatchObject({ time: first.time, sequence: 2 });
});

test('a booking that another window cancelled is shown as cancelled, and not moved', async ({
  page,
  server,
}) => {
  const booked = await createBooking(server);
  const screen = managePage(page);
  await page.goto(booked.path);
  await screen.chooseNew(booked.other);
  await changeOverApi(server, booked.token, 'cancel');
  await screen.send.click();
  await expect(screen.title).toHaveText('This consultation is cancelled');
  await expect(screen.said).toContainText('changed in another window');
  await expect(screen.form).toBeHidden();
  expect(booked.row()).toMatchObject({ status: 'cancelled', sequence: 1 });
});

test('two presses move once', async ({ page, server }) => {
  const booked = await createBooking(server);
  const screen = managePage(page);
  const posts = countPosts(page, '/move');
  await page.goto(booked.path);
  await screen.chooseNew(booked.other);
  await screen.send.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(screen.said).toContainText(booked.other.time);
  expect(posts()).toBe(1);
  expect(booked.row()).toMatchObject({ sequence: 1 });
});

test('without a network the booking is unchanged, and the next press moves it once', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/ERR_|manage/);
  const booked = await createBooking(server);
  const screen = managePage(page);
  await page.goto(booked.path);
  await screen.chooseNew(booked.other);
  // The first attempt does not arrive; the second does, but its response is lost.
  await page.route('**/move', (route) => route.abort(), { times: 1 });
  await screen.send.click();
  await expect(screen.notice).toContainText('The consultation was not moved');
  await expect(screen.notice).toContainText('We got no answer.');
  await expect(screen.notice.getByRole('link', { name: /\+351/ })).toBeVisible();
  await page.route(
    '**/move',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await screen.send.click();
  await expect.poll(() => booked.row()?.sequence).toBe(1);
  await expect(screen.notice).toContainText('We got no answer.');
  await screen.send.click();
  await expect(screen.said).toContainText(booked.other.time);
  expect(booked.row()).toMatchObject({ time: booked.other.time, sequence: 1 });
});

test('a booking is moved with the keyboard alone', async ({ page, server }) => {
  const booked = await createBooking(server);
  const screen = managePage(page);
  await page.goto(booked.path);
  await expect(screen.move).toBeVisible();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if (await screen.move.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(screen.move).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.calendar.day(booked.slot.date)).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const open = screen.form.locator('.slot:enabled').first();
  await expect(open).toBeVisible();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    if (await open.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(open).toHaveAttribute('aria-pressed', 'true');
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    if (await screen.send.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(screen.toast).toContainText('Consultation moved');
  await expect(screen.title).toBeFocused();
  expect(booked.row()).toMatchObject({ sequence: 1 });
});
