import { expect, test } from '../../harness/browser-fixtures.ts';
import { newPerson } from '../booking/booking-page.ts';
import { cards, checkoutPage } from './checkout-page.ts';

test('after paying, name and phone are asked for, and a session is booked on the order’s page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  const checkout = checkoutPage(page);
  const { email } = newPerson();
  await checkout.open();
  await checkout.email.fill(email);
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();

  await checkout.main.getByLabel('Phone', { exact: true }).fill('call me');
  await checkout.main.getByRole('button', { name: 'Save' }).click();
  await expect(checkout.main.getByText('A phone number has digits')).toBeVisible();
  await checkout.main.getByLabel('Name', { exact: true }).fill('Noor El-Amin');
  await checkout.main.getByLabel('Phone', { exact: true }).fill('+351 912 345 678');
  await checkout.main.getByRole('button', { name: 'Save' }).click();
  await expect(checkout.main.getByText('We call Noor El-Amin, +351 912 345 678.')).toBeFocused();

  await checkout.main.getByRole('link', { name: 'Schedule a session' }).click();
  await expect(page).toHaveURL(/\/with-us\/[\w-]{43}#meetings$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Noor.');
  // What was said a moment ago is not asked for again.
  await expect(page.getByLabel('Phone')).toHaveCount(0);
  await page.getByRole('radio', { name: '14:00' }).first().check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('status')).toContainText('Your meeting is booked.');
  await expect(page.getByRole('heading', { name: 'Next meeting' })).toBeVisible();
  await page.getByRole('button', { name: 'Move or cancel' }).click();
  await expect(page).toHaveURL(/\/manage-booking\//);
  await expect(page.getByRole('main')).toContainText('Meeting, 45 minutes');
});
