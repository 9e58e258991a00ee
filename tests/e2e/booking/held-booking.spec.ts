import { managedBookingTexts } from '#features/booking/manage/managed-booking.texts.ts';
import { ticketTexts } from '#features/booking/ticket/ticket.texts.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import type { RunningServer } from '../../harness/running-server.ts';
import {
  bookingPage,
  firstFreeSlot,
  newPerson,
  storedBookings,
  writeToDatabase,
} from './booking-page.ts';
import { createBooking, managePage } from './manage-page.ts';

// A separate server, because its rules differ from those of the other tests.
test.use({ serverEnv: { MAIL_FROM: 'holds@entrada.example' } });

async function mailedPath(server: RunningServer, address: string): Promise<string> {
  const mail = await waitForMail(server.mailDir, ({ to }) => to?.[0]?.address === address);
  const [link = ''] = /https?:\/\/\S+\/manage-booking\/[\w-]+/.exec(mail.text ?? '') ?? [];
  return new URL(link).pathname;
}

for (const language of ['en', 'pt'] as const)
  test(`a held slot is booked by the button behind the mailed link: ${language}`, async ({
    page,
    server,
  }) => {
    writeToDatabase(server, 'update booking_rules set hold_minutes = 30');
    const t = managedBookingTexts[language];
    const person = newPerson();
    const screen = bookingPage(page, language);
    const slot = await firstFreeSlot(server);
    await screen.open();
    await screen.choose(slot);
    await screen.fill(person);
    await screen.confirm.click();
    await expect(screen.toast).toContainText(screen.t.heldToast);
    await expect(screen.booked.getByRole('heading', { level: 1 })).toHaveText(screen.t.heldTitle);
    await expect(screen.booked).not.toContainText(screen.t.next);
    await expect(screen.booked.getByRole('link', { name: screen.t.addToCalendar })).toHaveCount(0);

    await page.goto(await mailedPath(server, person.email));
    const managed = managePage(page, language);
    await expect(managed.title).toHaveText(t.heldTitle);
    await expect(managed.card).toContainText(ticketTexts[language].status_held);
    await expect(managed.card).not.toContainText('Noor');
    expect(storedBookings(server, person.email)).toMatchObject([{ status: 'held' }]);
    await managed.card.getByRole('button', { name: t.confirm }).click();
    await expect(managed.toast).toContainText(t.confirmedToast);
    await expect(managed.card).toContainText(ticketTexts[language].status_confirmed);
    await expect(managed.move).toBeVisible();
    expect(storedBookings(server, person.email)).toMatchObject([
      { status: 'confirmed', held_until: null },
    ]);
  });

test('a hold that lapsed says that nothing was booked', async ({ page, server }) => {
  writeToDatabase(server, 'update booking_rules set hold_minutes = 30');
  const { path, id } = await createBooking(server);
  const past = new Date(Date.now() - 1000).toISOString();
  writeToDatabase(server, 'update bookings set held_until = ? where id = ?', past, id);
  await page.goto(path);
  const { card, title, t } = managePage(page);
  await expect(title).toHaveText(t.lapsedTitle);
  await expect(card).toContainText(t.lapsedMore);
  await expect(card.getByRole('button', { name: t.bookAgain })).toBeVisible();
});

test('behind a mailed link the first press of a person is recorded, and opening it is not', async ({
  page,
  server,
}) => {
  writeToDatabase(server, 'update booking_rules set hold_minutes = null');
  const { person } = await createBooking(server);
  await page.goto(await mailedPath(server, person.email));
  const { card, title, t } = managePage(page);
  await expect(title).toHaveText(t.title);
  const confirmedAt = () => storedBookings(server, person.email)[0]?.confirmed_at;
  expect(confirmedAt()).toBeNull();
  await card.click();
  await expect.poll(confirmedAt).not.toBeNull();
});

for (const [language, prefix] of [
  ['en', ''],
  ['pt', '/pt'],
] as const)
  test.describe(`without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('a held slot is booked by a form behind the mailed link', async ({
      page,
      server,
      allowConsole,
    }) => {
      allowConsole(/csp$/);
      writeToDatabase(server, 'update booking_rules set hold_minutes = 30');
      const { person, row } = await createBooking(server);
      const { t, card, title, said } = managePage(page, language);
      await page.goto(prefix + (await mailedPath(server, person.email)));
      await page.getByRole('main').getByRole('button', { name: t.plainOpen }).click();
      await expect(title).toHaveText(t.heldTitle);
      await expect(card).not.toContainText('Noor');
      expect(row()).toMatchObject({ status: 'held' });
      await card.getByRole('button', { name: t.confirm }).click();
      await expect(said).toBeVisible();
      await expect(card).toContainText(ticketTexts[language].status_confirmed);
      expect(row()).toMatchObject({ status: 'confirmed', held_until: null });
    });
  });
