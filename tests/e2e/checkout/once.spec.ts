import { expect, test } from '../../harness/browser-fixtures.ts';
import {
  cards,
  checkoutPage,
  isMarked,
  markDocument,
  orderQuery,
  storedKeys,
  storeOrder,
} from './checkout-page.ts';
import { cancelPayments, type Ledger, watchLedger } from './ledger.ts';

const stored = JSON.stringify({ id: 'company-setup', name: 'Company Setup', price: 1450 });

function expectOnce({ orders, charges }: Ledger): void {
  expect(orders).toMatchObject([{ status: 'paid' }]);
  expect(charges).toMatchObject([{ order_id: orders[0]?.id, amount_cents: 145_000 }]);
}

test('Pay pressed twice is one order and one charge', async ({ page, server }) => {
  const added = watchLedger(server);
  const confirmed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sandbox/confirm')) confirmed.push(request.url());
  });
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.writeCard(cards.good);
  await checkout.pay.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.form?.requestSubmit();
    button.click();
  });
  await checkout.expectPaid();
  expect(confirmed).toHaveLength(1);
  expectOnce(added());
});

test('a reload midway continues with the same order', async ({ page, server }) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await storeOrder(page, stored);
  await checkout.open('');
  await checkout.writeCard(cards.secondStep);
  await checkout.pay.click();
  await expect(checkout.dialog).toBeVisible();
  await page.reload();
  await expect(checkout.number).toHaveValue('');
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  expectOnce(added());
});

test('a reload while the card is charged finds the order paid', async ({
  page,
  server,
  allowConsole,
}) => {
  // The response for an order that is already paid is a 409.
  allowConsole(/409/);
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await storeOrder(page, stored);
  await checkout.open('');
  await checkout.writeCard(cards.good);
  let charged = false;
  await page.route('**/api/sandbox/confirm', async (route) => {
    await route.fetch();
    charged = true;
  });
  await checkout.pay.click();
  await expect.poll(() => charged).toBe(true);
  await page.reload();
  await checkout.expectPaid();
  expectOnce(added());
  expect(await storedKeys(page)).toEqual([]);
});

test('going back after paying leads to the payment again, not to a second one', async ({
  page,
  server,
  allowConsole,
}) => {
  // The response for an order that is already paid is a 409.
  allowConsole(/409/);
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await page.goto('/services');
  await checkout.open(orderQuery);
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  await page.goBack();
  await checkout.expectPaid();
  expectOnce(added());
});

test('going back after paying a stored order finds no order to pay', async ({ page, server }) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await storeOrder(page, stored);
  await page.goto('/services');
  await checkout.open('');
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  await page.goBack();
  await expect(checkout.main.getByRole('alert')).toContainText('Missing order details');
  expectOnce(added());
});

test('two tabs of one visit pay one order once', async ({ page, context, server }) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await storeOrder(page, stored);
  await checkout.open('');
  const opened = context.waitForEvent('page');
  // A tab opened by a page starts with a copy of its session storage.
  await page.evaluate(() => void window.open('/checkout'));
  const tab = await opened;
  const other = checkoutPage(tab);
  await other.writeCard(cards.good);
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  await other.pay.click();
  await other.expectPaid();
  expectOnce(added());
});

test('a new purchase of the same package is a new order', async ({ page, server }) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  for (let purchase = 0; purchase < 2; purchase += 1) {
    await checkout.open();
    await checkout.writeCard(cards.good);
    await checkout.pay.click();
    await checkout.expectPaid();
  }
  const { orders, charges } = added();
  expect(orders).toHaveLength(2);
  expect(new Set(charges.map((charge) => charge.order_id)).size).toBe(2);
});

test('a page restored from the back-forward cache is reloaded', async ({ page }) => {
  const checkout = checkoutPage(page);
  await checkout.open();
  await markDocument(page);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })),
  );
  expect(await isMarked(page)).toBe(true);
  const loaded = page.waitForEvent('load');
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await loaded;
  await expect(checkout.number).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('an order that ended while its page was open is replaced, and what was typed stays', async ({
  page,
  server,
}) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.email.fill('noor@tessera.example');
  await checkout.writeCard(cards.good);
  cancelPayments(server);
  await checkout.pay.click();
  await expect(checkout.failure).toContainText('This order has expired');
  await expect(checkout.email).toHaveValue('noor@tessera.example');
  await expect(checkout.number).not.toHaveValue('');
  await checkout.pay.click();
  await checkout.expectPaid();
  const { orders, charges } = added();
  expect(orders.map(({ status }) => status).sort()).toEqual(['cancelled', 'paid']);
  expect(orders.find(({ status }) => status === 'paid')).toMatchObject({
    billing_email: 'noor@tessera.example',
  });
  expect(charges).toHaveLength(1);
});
