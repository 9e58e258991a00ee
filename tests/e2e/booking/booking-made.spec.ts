import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import {
  bookingPage,
  firstFreeSlot,
  freeSlots,
  newPerson,
  storedBookings,
} from './booking-page.ts';
import { managePage } from './manage-page.ts';

for (const { language, toast, heading, subject } of [
  {
    language: 'en',
    toast: 'Consultation booked',
    heading: 'You are booked, Noor',
    subject: /consultation is booked/,
  },
  {
    language: 'pt',
    toast: 'Consulta marcada',
    heading: 'Consulta marcada, Noor',
    subject: /está marcada/,
  },
] as const)
  test(`a booking in ${language} is stored, mailed, announced and shown`, async ({
    page,
    server,
  }) => {
    const screen = bookingPage(page, language);
    const person = newPerson();
    const slot = await firstFreeSlot(server);
    await screen.open();
    await screen.choose(slot);
    await screen.fill(person);
    await screen.confirm.click();

    await expect(screen.toast).toContainText(toast);
    const panel = page.getByRole('region', { name: heading });
    await expect(panel.getByRole('heading', { name: heading })).toBeFocused();
    await expect(panel).toContainText(slot.time);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(screen.form).toBeHidden();
    await screen.another.click();
    await screen.expectFields({ name: '', email: '', company: '', phone: '' });
    await expect(screen.calendar.locator('[aria-pressed="true"]')).toHaveCount(0);

    const [row, ...more] = storedBookings(server, person.email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      name: person.name,
      company: person.company,
      phone: person.phone,
      day: slot.date,
      time: slot.time,
      language,
      time_zone: 'Europe/Lisbon',
      status: 'confirmed',
    });
    await expect(panel).toContainText(String(row?.reference));
    const mail = await waitForMail(
      server.mailDir,
      (letter) => letter.to?.[0]?.address === person.email,
    );
    expect(mail.subject).toMatch(subject);
    expect(mail.text).toContain(String(row?.reference));

    await screen.chooseDay(slot.date);
    await expect(screen.slot(slot.time)).toBeDisabled();
    await expect(panel).toBeVisible();
  });

test.describe('from Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the panel shows both clocks and the zone, and the row keeps it', async ({
    page,
    server,
  }) => {
    const screen = bookingPage(page);
    const person = newPerson();
    const slot = await firstFreeSlot(server);
    await screen.open();
    await screen.choose(slot);
    await screen.fill(person);
    await screen.confirm.click();
    await expect(screen.booked).toContainText('in Los Angeles, your time');
    expect(storedBookings(server, person.email)[0]).toMatchObject({
      time_zone: 'America/Los_Angeles',
    });
  });
});

test('the booking can be put into a calendar, under the id of the mail’s invitation', async ({
  page,
  server,
}) => {
  const screen = bookingPage(page);
  const person = newPerson();
  const slot = await firstFreeSlot(server);
  await screen.open();
  await screen.choose(slot);
  await screen.fill(person);
  await screen.confirm.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('consultation.ics');
  const file = await readFile(await download.path(), 'utf8');
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined,
  );
  expect(event.startDate.toJSDate().toISOString()).toBe(slot.startsAt);
  const mail = await waitForMail(
    server.mailDir,
    (letter) => letter.to?.[0]?.address === person.email,
  );
  const invitation = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = invitation?.content ?? '';
  const invited =
    typeof content === 'string' ? content : new TextDecoder().decode(content as ArrayBuffer);
  expect(invited.replaceAll('\r\n ', '')).toContain(`UID:${event.uid}`);
});

for (const [link, opens] of [
  ['Change the time', 'the form that moves the booking, at its calendar'],
  ['Cancel', 'the question whether to cancel'],
] as const)
  test(`${link} on the ticket leads to ${opens}`, async ({ page, server }) => {
    const screen = bookingPage(page);
    await screen.open();
    await screen.choose(await firstFreeSlot(server));
    await screen.fill(newPerson());
    await screen.confirm.click();
    await screen.booked.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(/\/manage-booking\//);
    const managed = managePage(page);
    if (link === 'Cancel') return expect(managed.dialog).toContainText(managed.t.cancelMore);
    await expect(managed.form.locator('.cal [tabindex="0"]')).toBeFocused();
    await expect(managed.calendar.calendar).toBeInViewport();
  });

test('two presses make one booking', async ({ page, server }) => {
  const screen = bookingPage(page);
  const person = newPerson();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await screen.open();
  await screen.choose(await firstFreeSlot(server));
  await screen.fill(person);
  await screen.confirm.dblclick();
  await expect(screen.booked).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(storedBookings(server, person.email)).toHaveLength(1);
});

test('the button is busy until there is a response', async ({ page, server }) => {
  const screen = bookingPage(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/bookings', async (route) => {
    await held;
    await route.continue();
  });
  await screen.open();
  await screen.choose(await firstFreeSlot(server));
  await screen.fill(newPerson());
  await screen.confirm.click();
  const busy = screen.form.getByRole('button', { name: 'Confirming' });
  await expect(busy).toBeDisabled();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(screen.booked).toBeVisible();
  await screen.another.click();
  await expect(screen.confirm).toBeEnabled();
});

test('a booking can be made with the keyboard alone', async ({ page, server }) => {
  const screen = bookingPage(page);
  const person = newPerson();
  const slot = await firstFreeSlot(server);
  await screen.open();
  const isOn = (target: typeof screen.confirm) =>
    target.evaluate((element) => element === document.activeElement);
  async function tabTo(target: typeof screen.confirm) {
    for (let press = 0; press < 60; press += 1) {
      if (await isOn(target)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }
  await tabTo(screen.calendar.locator('[tabindex="0"]'));
  for (let press = 0; press < 70; press += 1) {
    const reached = await page.locator(':focus').getAttribute('data-day');
    if (reached === slot.date) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(screen.day(slot.date)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(screen.slot(slot.time));
  await page.keyboard.press('Space');
  for (const name of ['name', 'email', 'company', 'phone'] as const) {
    await tabTo(screen.fields[name]);
    await page.keyboard.type(person[name]);
  }
  await page.keyboard.press('Enter');
  await expect(screen.booked.getByRole('heading', { level: 1 })).toBeFocused();
  expect(storedBookings(server, person.email)).toHaveLength(1);
});

test('two tabs can book two slots', async ({ page, context, server }) => {
  const [first, second] = await freeSlots(server);
  if (!first || !second) throw new Error('Two free slots are needed.');
  const other = await context.newPage();
  const here = bookingPage(page);
  const there = bookingPage(other);
  await here.open();
  await there.open();
  await here.choose(first);
  await there.choose(second);
  await here.fill(newPerson());
  await there.fill(newPerson());
  await here.confirm.click();
  await expect(here.booked).toBeVisible();
  await there.confirm.click();
  await expect(there.booked).toBeVisible();
});
