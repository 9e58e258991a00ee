import { expect, test } from '../../harness/browser-fixtures.ts';
import { bookingPage, firstFreeSlot, newPerson } from '../booking/booking-page.ts';
import { cards, checkoutPage } from './checkout-page.ts';

test('after paying, a session is booked with name and address filled in, through a reload', async ({
  page,
  server,
}) => {
  const checkout = checkoutPage(page);
  const booking = bookingPage(page);
  const { name, email, ...rest } = newPerson();
  const expectBuyer = async () => {
    await expect(booking.fields.name).toHaveValue(name);
    await expect(booking.fields.email).toHaveValue(email);
  };
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await checkout.open();
  await checkout.email.fill(email);
  await checkout.invoice.click();
  await checkout.main.getByLabel('Name', { exact: true }).fill(name);
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  await checkout.main.getByRole('link', { name: 'Schedule a session' }).click();
  await expect(page).toHaveURL('/book-consultation');
  await expectBuyer();
  await page.reload();
  await expectBuyer();
  expect(await kept()).toContain(email);

  await booking.choose(await firstFreeSlot(server));
  for (const field of ['company', 'phone'] as const) await booking.fields[field].fill(rest[field]);
  await booking.confirm.click();
  await expect(booking.booked).toBeVisible();
  expect(await kept()).not.toContain(email);
  expect(await kept()).not.toContain(name);
});
