import { addDays, daysBetween } from '#core/calendar-day.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';
import {
  bookingPage,
  firstFreeSlot,
  freeSlots,
  newPerson,
  turnTo,
  writeToDatabase,
} from './booking-page.ts';
import { createBooking, managePage } from './manage-page.ts';

// A separate server, because its rules differ from those of the other tests.
test.use({ serverEnv: { MAIL_FROM: 'rules@entrada.example' } });

for (const { language, reason } of [
  { language: 'en', reason: 'Closed: Team day' },
  { language: 'pt', reason: 'Fechado: Dia da equipa' },
] as const)
  test(`a day that the owner closed names its reason and cannot be chosen: ${language}`, async ({
    page,
    server,
  }) => {
    const [slot] = (await freeSlots(server)).slice(-1);
    if (!slot) throw new Error('No free slot is left.');
    writeToDatabase(
      server,
      'insert into closed_days (day, note, note_pt) values (?, ?, ?)',
      slot.date,
      'Team day',
      'Dia da equipa',
    );
    const screen = bookingPage(page, language);
    await screen.open();
    await turnTo(screen.form, screen, slot.date);
    const day = screen.day(slot.date);
    await expect(day).toHaveAttribute('aria-disabled', 'true');
    await expect(day).toHaveAccessibleName(new RegExp(reason));
    await day.click({ force: true });
    await expect(day).not.toHaveAttribute('aria-pressed', 'true');
    await expect(screen.form.locator('.cal__why')).toContainText(reason);
    writeToDatabase(server, 'delete from closed_days where day = ?', slot.date);
    await page.reload();
    await expect(screen.calendar).toBeVisible();
    await turnTo(screen.form, screen, slot.date);
    await expect(day).not.toHaveAttribute('aria-disabled', 'true');
  });

for (const [language, question, byPhone, byEither] of [
  ['en', 'By video or phone?', 'we call you by phone', 'by video or phone, as you prefer'],
  ['pt', 'Por vídeo ou telefone?', 'ligamos-lhe por telefone', 'por vídeo ou telefone, como'],
] as const)
  test(`nobody is promised a video call before it has an address: ${language}`, async ({
    page,
    server,
  }) => {
    const setLink = (link: string) =>
      writeToDatabase(server, "update booking_rules set video_link = nullif(?, '')", link);
    const main = page.getByRole('main');
    const screen = bookingPage(page, language);
    await screen.open();
    await expect(main).toContainText(byPhone);
    await expect(main).not.toContainText(/v[ií]deo/i);
    await screen.choose(await firstFreeSlot(server));
    await screen.fill(newPerson());
    await screen.confirm.click();
    await expect(screen.booked).toBeVisible();
    await expect(main).not.toContainText(/v[ií]deo/i);

    setLink('https://meet.example/entrada');
    await screen.open();
    await expect(main).toContainText(byEither);
    await expect(screen.form.getByLabel(question)).toBeVisible();
    setLink('');
  });

for (const [language, optional] of [
  ['en', 'optional'],
  ['pt', 'opcional'],
] as const)
  test(`the form asks for no company where the owner leaves it to the visitor: ${language}`, async ({
    page,
    server,
  }) => {
    const set = (on: string) =>
      writeToDatabase(server, 'update booking_rules set company_optional = ?', on);
    const screen = bookingPage(page, language);
    const person = { ...newPerson(), company: '' };
    const slot = await firstFreeSlot(server);
    await screen.open();
    await screen.choose(slot);
    await screen.fill(person);
    await screen.confirm.click();
    await expect(screen.fields.company).toBeFocused();
    set('1');
    await screen.open();
    await expect(screen.form.locator('label[for="company"]').locator('..')).toContainText(optional);
    await screen.choose(slot);
    await screen.fill(person);
    await screen.confirm.click();
    await expect(screen.booked).toBeVisible();
    set('0');
  });

test('other times, days, length and place than the usual are what the screen shows and books', async ({
  page,
  server,
}) => {
  const set = (columns: string) => writeToDatabase(server, `update booking_rules set ${columns}`);
  const today = new Date().toISOString().slice(0, 10);
  // The tenth of the next month: that month has days after it, whatever holidays it has.
  const horizonDays = daysBetween(today, `${addDays(`${today.slice(0, 8)}01`, 31).slice(0, 8)}10`);
  set(`slot_times = '["08:30","12:15"]', weekdays = '[2,3,4,5,6]', slot_minutes = 45,
    horizon_days = ${horizonDays}, place = 'video', video_link = 'https://video.example/room'`);
  const screen = bookingPage(page);
  const person = newPerson();
  await screen.open();
  await expect(page.getByRole('main')).toContainText('45 minutes');
  await expect(screen.slots).toHaveCount(2);
  await expect(screen.summary).toContainText('Between 08:30 and 13:00');
  await expect(screen.summary).toContainText('By video');
  const free = await freeSlots(server);
  const saturday = free.find(({ date }) => new Date(date).getUTCDay() === 6);
  if (!saturday) throw new Error('No Saturday is free.');
  await screen.choose(saturday);
  await screen.fill(person);
  await screen.confirm.click();
  await expect(screen.booked).toContainText('08:30 to 09:15');
  const join = screen.booked.getByRole('link', { name: 'Join the video call' });
  await expect(join).toHaveAttribute('href', 'https://video.example/room');

  await page.goto('/book-consultation');
  const tooFar = screen.form.getByRole('button', { name: `Opens ${horizonDays} days ahead` });
  await turnTo(screen.form, screen, addDays(today, horizonDays + 1));
  await expect(tooFar.first()).toHaveAttribute('aria-disabled', 'true');

  const booked = await createBooking(server);
  await page.goto(booked.path);
  const manage = managePage(page);
  await expect(manage.card.getByRole('link', { name: 'Join the video call' })).toBeVisible();
  await manage.chooseNew(booked.other);
  await manage.send.click();
  await expect(manage.said).toContainText(booked.other.time);
  set(`slot_times = '["09:00","10:00","11:00","14:00","15:00","16:00"]', weekdays = '[1,2,3,4,5]',
    slot_minutes = 30, horizon_days = 60, place = 'any', video_link = null`);
});
