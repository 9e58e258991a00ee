import { expect, type Locator } from '@playwright/test';
import { writeDay } from '#ui/admin/day/read-day.ts';
import { waitForMail } from '../../../harness/mailbox.ts';
import { fits, looksRight, type Week } from './checks.ts';
import { offered } from './seed.ts';

/** Goes on day by day, from today, as far as the calendar has to be turned. */
async function openDay({ page, t, hands }: Week, date: string): Promise<void> {
  await hands.goTo(t.calendar);
  await hands.press(page.getByRole('link', { name: t.day, exact: true }));
  await expect(page).toHaveURL(/day=/);
  while (new URL(page.url()).searchParams.get('day') !== date) {
    const before = page.url();
    await hands.press(page.getByRole('link', { name: t.after, exact: true }));
    await expect(page).not.toHaveURL(before);
  }
}

export async function bookOnThePhone(week: Week): Promise<void> {
  const { page, t, hands, server } = week;
  const { caller } = week.people;
  const [{ date } = { date: '' }] = await offered(page, server.origin);
  await openDay(week, date);
  await expect(page.getByRole('link', { name: t.slotFree }).first()).toBeVisible();
  await fits(page, 'day');
  await hands.press(page.getByRole('link', { name: t.bookFor }));
  await expect(page.getByLabel(t.day, { exact: true })).toHaveValue(
    writeDay(date, t.list === 'Lista' ? 'pt' : 'en'),
  );
  await hands.write(page.getByLabel(t.name, { exact: true }), caller.name);
  await hands.write(page.getByLabel(t.email, { exact: true }), caller.email);
  await hands.write(page.getByRole('textbox', { name: t.phone }), '+351 912 000 000');
  await hands.choose(page.getByRole('group', { name: t.freeThatDay }).getByRole('radio').last());
  await fits(page, 'book for');
  await hands.press(page.getByRole('button', { name: t.book(caller.first) }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(caller.name);
}

async function openBooking(week: Week, name: string, past = false): Promise<Locator> {
  const { page, t, hands } = week;
  await hands.goTo(t.calendar);
  await hands.press(page.getByRole('link', { name: t.list }));
  if (past) await hands.press(page.getByRole('button', { name: t.past }));
  await hands.press(page.getByRole('link', { name }));
  return page.getByRole('region', { name });
}

export async function moveBooking(week: Week): Promise<void> {
  const { page, t, hands } = week;
  const { name, first } = week.people.early;
  const panel = await openBooking(week, name);
  await hands.choose(panel.getByRole('radio').nth(1));
  await fits(page, 'booking');
  await hands.press(panel.getByRole('button', { name: t.move(first) }));
  await expect(page.getByText(t.moved(first), { exact: true })).toBeVisible();
}

export async function cancelWithAWord(week: Week): Promise<void> {
  const { page, t, hands, server } = week;
  const { name, first, email } = week.people.late;
  const panel = await openBooking(week, name);
  await hands.press(panel.getByText(t.cancelIt, { exact: true }));
  await hands.press(panel.getByRole('button', { name: t.cancelOpen }));
  const dialog = page.getByRole('dialog');
  await hands.write(dialog.getByLabel(t.line(first)), 'A train strike.');
  await looksRight(page, 'cancel');
  await hands.press(dialog.getByRole('button', { name: t.cancel(first) }));
  await expect(panel.getByText(t.cancelled, { exact: true })).toBeVisible();
  await waitForMail(
    server.mailDir,
    ({ to, text }) => to?.[0]?.address === email && (text ?? '').includes('A train strike.'),
  );
}

export async function markNoShow(week: Week): Promise<void> {
  const { page, t, hands } = week;
  const { name } = week.people.absent;
  const panel = await openBooking(week, name, true);
  await hands.press(panel.getByRole('button', { name: t.noShow }));
  await expect(panel.getByText(t.wasNoShow(name))).toBeVisible();
  await fits(page, 'no-show');
}

export async function closeAndReopen(week: Week): Promise<void> {
  const { page, t, hands, server } = week;
  const afternoons = async () =>
    (await offered(page, server.origin)).filter(({ time }) => time >= '14:00' && time < '18:00');
  // The caller of the second task has the first of these days.
  const [, date = ''] = new Set((await afternoons()).map((slot) => slot.date));
  const free = async () => (await afternoons()).filter((slot) => slot.date === date).length;
  const before = await free();
  await openDay(week, date);
  await hands.press(page.getByRole('button', { name: t.closeTime }));
  const dialog = page.getByRole('dialog', { name: t.closeTime });
  await hands.write(dialog.getByLabel(t.whatFor), 'Dentista');
  await looksRight(page, 'close time');
  await hands.press(dialog.getByRole('button', { name: t.closeHours }));
  await expect(page.getByText(t.closedHours)).toBeVisible();
  expect(await free()).toBe(0);
  await fits(page, 'closed day');
  await hands.press(page.getByRole('button', { name: t.openAgain }));
  await expect(page.getByText(t.closedHours)).toHaveCount(0);
  expect(await free()).toBe(before);
}

export async function changeHours({ page, t, hands, server }: Week): Promise<void> {
  await hands.press(page.getByRole('link', { name: t.hours }));
  await hands.write(page.getByRole('textbox', { name: t.weekday }), '10:00, 10:40');
  await fits(page, 'hours');
  await hands.press(page.getByRole('button', { name: t.save }));
  await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
  const weekday = t.weekday === 'Thursday' ? 4 : 2;
  const times = (await offered(page, server.origin))
    .filter(({ date }) => new Date(date).getUTCDay() === weekday)
    .map(({ time }) => time);
  expect(new Set(times)).toEqual(new Set(['10:00', '10:40']));
}
