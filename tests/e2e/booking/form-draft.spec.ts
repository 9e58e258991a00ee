import { expect, test } from '../../harness/browser-fixtures.ts';
import {
  bookingPage,
  firstFreeSlot,
  freezeTime,
  newPerson,
  writeToDatabase,
} from './booking-page.ts';

test('the language can be toggled in the middle of the form', async ({ page }) => {
  const english = bookingPage(page);
  const portuguese = bookingPage(page, 'pt');
  const person = newPerson();
  await freezeTime(page);
  await english.open();
  await english.choose({ date: '2026-12-03', time: '14:00' });
  await english.fill(person);
  await page.getByRole('button', { name: /^EN/ }).click();
  await portuguese.expectFields(person);
  await expect(portuguese.day('2026-12-03')).toHaveAttribute('aria-pressed', 'true');
  await expect(portuguese.slot('14:00')).toHaveAttribute('aria-pressed', 'true');
  await expect(portuguese.summary).toContainText(
    'Quinta-feira, 3 de dezembro14:00 até às 14:30, em Lisboa',
  );
  await expect(portuguese.confirm).toBeVisible();
});

test('leaving the page and coming back keeps text, day and slot', async ({ page }) => {
  const screen = bookingPage(page);
  const person = newPerson();
  await freezeTime(page);
  await screen.open();
  await screen.choose({ date: '2026-12-03', time: '14:00' });
  await screen.fill(person);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/contact/);
  await page.goBack();
  await screen.expectFields(person);
  await expect(screen.day('2026-12-03')).toHaveAttribute('aria-pressed', 'true');
  await expect(screen.slot('14:00')).toHaveAttribute('aria-pressed', 'true');
});

test('a reload, another page of the site and the way back keep text, answers, day and slot', async ({
  page,
  server,
}) => {
  const screen = bookingPage(page);
  const person = newPerson();
  const slot = await firstFreeSlot(server);
  const words = screen.form.getByLabel('In your own words');
  // Video is a choice where the company has an address to meet at.
  const setLink = (link: string) =>
    writeToDatabase(server, "update booking_rules set video_link = nullif(?, '')", link);
  setLink('https://meet.example/entrada');
  await screen.open();
  await screen.choose(slot);
  await screen.fill(person);
  await words.fill('A shop in Lisbon');
  await screen.form.getByLabel('By video or phone?').selectOption('video');

  async function expectAll() {
    await screen.expectFields(person);
    await expect(words).toHaveValue('A shop in Lisbon');
    await expect(screen.form.getByLabel('By video or phone?')).toHaveValue('video');
    await expect(screen.day(slot.date)).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.slot(slot.time)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.reload();
  await expectAll();
  await page.goto('/contact');
  await page.goBack();
  await expectAll();
  await page.goForward();
  await page.goto('/book-consultation?about=service:ecommerce');
  await expectAll();

  await screen.confirm.click();
  await expect(screen.booked).toBeVisible();
  await page.reload();
  await screen.expectFields({ name: '', email: '', company: '', phone: '' });
  await expect(words).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  setLink('');
});

test('another tab has a draft of its own', async ({ page, context }) => {
  const screen = bookingPage(page);
  const person = newPerson();
  await screen.open();
  await screen.fill(person);
  const other = bookingPage(await context.newPage());
  await other.open();
  await other.expectFields({ name: '', email: '', company: '', phone: '' });
  await other.fields.name.fill('Somebody else');
  await page.reload();
  await screen.expectFields(person);
});

test('the booking just made is still shown after coming back', async ({ page, server }) => {
  const screen = bookingPage(page);
  await screen.open();
  await screen.choose(await firstFreeSlot(server));
  await screen.fill(newPerson());
  await screen.confirm.click();
  await expect(screen.booked).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/contact/);
  await page.goBack();
  await expect(screen.booked).toBeVisible();
  await screen.another.click();
  await screen.expectFields({ name: '', email: '', company: '', phone: '' });
});
