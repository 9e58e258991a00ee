import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import {
  bookingPage,
  bookOverApi,
  firstFreeSlot,
  freeSlots,
  newPerson,
  storedBookings,
} from './booking-page.ts';

for (const { language, title } of [
  { language: 'en', title: 'This time has just been taken' },
  { language: 'pt', title: 'Este horário acabou de ser ocupado' },
] as const)
  test(`a slot lost to another visitor is closed, the form is kept and other slots are offered: ${language}`, async ({
    page,
    server,
    allowConsole,
  }) => {
    allowConsole(/409/);
    const screen = bookingPage(page, language);
    const person = newPerson();
    // Of a day that has another left: a day without any is closed as a whole.
    const free = await freeSlots(server);
    const slot = free.find((one, index) => free[index + 1]?.date === one.date);
    if (!slot) throw new Error('No day has two free slots.');
    await screen.open();
    await screen.choose(slot);
    await screen.fill(person);
    await bookOverApi(server, slot);
    await screen.confirm.click();

    await expect(screen.toast).toContainText(title);
    await expect(screen.toast).toHaveClass(/toast--bad/);
    await expect(screen.notice).toContainText(title);
    await expect(screen.notice).toBeFocused();
    await screen.expectFields(person);
    await expect(screen.slot(slot.time)).toBeDisabled();
    await expect(screen.slot(slot.time)).toHaveAttribute('aria-pressed', 'false');
    const offers = screen.notice.getByRole('button');
    await expect(offers).toHaveCount(3);

    await offers.first().click();
    await expect(screen.notice).toBeHidden();
    await screen.confirm.click();
    await expect(screen.booked).toBeVisible();
    expect(storedBookings(server, person.email)).toHaveLength(1);
  });

test('a slot that was the last of its day is lost: the day is closed, and none is chosen', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/409/);
  const screen = bookingPage(page);
  const free = await freeSlots(server);
  const slot = free.find((one, index) => free[index + 1]?.date !== one.date);
  if (!slot) throw new Error('The server has no free slot left.');
  for (const other of free.filter(({ date, time }) => date === slot.date && time !== slot.time))
    await bookOverApi(server, other);
  await screen.open();
  await screen.choose(slot);
  await screen.fill(newPerson());
  await bookOverApi(server, slot);
  await screen.confirm.click();

  await expect(screen.notice).toContainText('This time has just been taken');
  await expect(screen.day(slot.date)).toHaveAttribute('aria-disabled', 'true');
  await expect(screen.calendar.locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(screen.notice.getByRole('button')).toHaveCount(3);
});

test('an address with an upcoming booking is refused, and gets its link again', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/409/);
  const person = newPerson();
  const [first, second] = await freeSlots(server);
  if (!first || !second) throw new Error('Two free slots are needed.');
  const { reference } = await bookOverApi(server, first, person);
  const screen = bookingPage(page);
  await screen.open();
  await screen.choose(second);
  await screen.fill(person);
  await screen.confirm.click();
  await expect(screen.toast).toContainText('This email address already has a booking');
  await expect(screen.toast).toHaveClass(/toast--bad/);
  await expect(screen.notice).toContainText('Its link is in our latest email to you.');
  await screen.expectFields(person);
  await expect(page.locator('main')).not.toContainText(reference);
  await waitForMail(
    server.mailDir,
    (mail) =>
      mail.to?.[0]?.address === person.email && /link to your booking/i.test(mail.subject ?? ''),
  );
});

test('without a network nothing is lost, and the next press sends the same under the same key', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/ERR_|bookings/);
  const screen = bookingPage(page);
  const person = newPerson();
  const keys: (string | undefined)[] = [];
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    keys.push(request.headers()['idempotency-key']);
    bodies.push(request.postData());
  });
  await page.route('**/api/bookings', (route) => route.abort(), { times: 1 });
  await screen.open();
  await screen.choose(await firstFreeSlot(server));
  await screen.fill(person);
  await screen.confirm.click();
  await expect(screen.toast).toContainText('We cannot say yet whether you are booked');
  await expect(screen.toast).toHaveClass(/toast--bad/);
  await expect(screen.notice).toContainText('We got no answer.');
  await expect(screen.notice.getByRole('link', { name: /\+351/ })).toHaveAttribute(
    'href',
    /^tel:\+351\d+$/,
  );
  await expect(screen.notice.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await screen.expectFields(person);
  expect(storedBookings(server, person.email)).toEqual([]);

  await screen.confirm.click();
  await expect(screen.booked).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(bodies[1]).toBe(bodies[0]);
  expect(storedBookings(server, person.email)).toHaveLength(1);
});

test('a lost response does not book twice', async ({ page, server, allowConsole }) => {
  allowConsole(/ERR_|bookings/);
  const screen = bookingPage(page);
  const person = newPerson();
  await page.route(
    '**/api/bookings',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await screen.open();
  await screen.choose(await firstFreeSlot(server));
  await screen.fill(person);
  await screen.confirm.click();
  await expect(screen.notice).toContainText('We got no answer.');
  await screen.confirm.click();
  await expect(screen.booked).toBeVisible();
  expect(storedBookings(server, person.email)).toHaveLength(1);
});

for (const { status, says } of [
  { status: 429, says: 'Too many attempts in a short time.' },
  { status: 500, says: 'Something broke on our side.' },
])
  test(`a response ${status} keeps what was typed and offers phone and email`, async ({
    page,
    server,
    allowConsole,
  }) => {
    allowConsole(new RegExp(`${status}`));
    const screen = bookingPage(page);
    const person = newPerson();
    await page.route('**/api/bookings', (route) =>
      route.fulfill({ status, json: { code: 'some_code', title: 'English of the server' } }),
    );
    await screen.open();
    await screen.choose(await firstFreeSlot(server));
    await screen.fill(person);
    await screen.confirm.click();
    await expect(screen.toast).toContainText('The booking did not go through');
    await expect(screen.notice).toContainText(says);
    await expect(screen.notice.getByRole('link')).toHaveCount(2);
    await expect(page.locator('main')).not.toContainText('English of the server');
    await screen.expectFields(person);
  });

test('fields that the server refuses are marked by their codes', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/422/);
  const screen = bookingPage(page);
  const errors = [{ field: 'company', code: 'too_long', message: 'This text is too long' }];
  await page.route('**/api/bookings', (route) =>
    route.fulfill({ status: 422, json: { code: 'invalid_fields', title: 'x', errors } }),
  );
  await screen.open();
  await screen.choose(await firstFreeSlot(server));
  await screen.fill(newPerson());
  await screen.confirm.click();
  await expect(screen.fields.company).toHaveAccessibleDescription('This text is too long');
  await expect(screen.fields.company).toBeFocused();
  await expect(screen.toast).toHaveClass(/toast--bad/);
  await screen.fields.company.fill('Shorter');
  await expect(screen.form.locator('.err')).toHaveCount(0);
});

test('a day that the server refuses is reported at the calendar', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/422/);
  const screen = bookingPage(page);
  const errors = [{ field: 'date', code: 'weekend', message: 'Weekends cannot be booked' }];
  await page.route('**/api/bookings', (route) =>
    route.fulfill({ status: 422, json: { code: 'invalid_fields', title: 'x', errors } }),
  );
  await screen.open();
  await screen.choose(await firstFreeSlot(server));
  await screen.fill(newPerson());
  await screen.confirm.click();
  await expect(screen.whenError).toHaveText('Weekends cannot be booked');
});
