import type { FakeStripe } from '../../fakes/stripe/fake-stripe.ts';
import { startFakeStripe } from '../../fakes/stripe/start-fake-stripe.ts';
import { test as base, expect } from '../../harness/browser-fixtures.ts';
import { cards, checkoutPage, orderQuery, paymentDetails } from './checkout-page.ts';
import { seenByStripe, serveStripeJs } from './fake-stripe-js.ts';
import { watchLedger } from './ledger.ts';

const test = base.extend<{ scripts: string[] }, { fake: FakeStripe }>({
  fake: [
    async ({ browserName: _browserName }, use) => {
      const fake = await startFakeStripe();
      await use(fake);
      await fake.stop();
    },
    { scope: 'worker' },
  ],
  serverEnv: [async ({ fake }, use) => use(fake.env), { scope: 'worker' }],
  /** The URLs requested from Stripe's hosts. */
  scripts: async ({ page, fake, allowConsole }, use) => {
    allowConsole(/^request to another host: https:\/\/js\.stripe\.com\//);
    await use(await serveStripeJs(page, fake));
  },
});

const script = /asks for https:\/\/js\.stripe\.com\/\w+\/stripe\.js/;

test("Stripe's script is requested on the checkout, and nowhere else", async ({
  page,
  scripts,
}) => {
  for (const path of ['/', '/services', '/pt/contact', '/payment-success', '/checkout'])
    await page.goto(path, { waitUntil: 'networkidle' });
  // The last one was a checkout without an order, which requests no payment.
  expect(scripts).toEqual([]);
  for (const path of ['/checkout', '/pt/checkout']) {
    await page.goto(path + orderQuery);
    await expect(page.getByLabel("Number in Stripe's frame")).toBeVisible();
    expect(scripts.splice(0)).toEqual([expect.stringMatching(script)]);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Servi/ })
      .first()
      .click();
    await page.waitForURL('**/services');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  }
});

test('a package is bought, and its card number never comes to our server', async ({
  page,
  server,
  fake,
  scripts,
}) => {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  );
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await page.goto(`/checkout${orderQuery}`);
  const number = page.getByLabel("Number in Stripe's frame");
  await expect(checkout.pay).toBeEnabled();
  await expect(checkout.main).toContainText('Card details never reach our servers.');
  await expect(checkout.main).not.toContainText('Test mode');
  await checkout.email.fill('noor@tessera.example');
  await number.fill(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  expect(await paymentDetails(page)).toMatchObject({
    Service: 'Company Setup',
    Amount: '€1,450.00',
    Status: 'Completed',
  });
  expect(scripts).toHaveLength(1);
  expect(sent.filter((request) => request.replace(/\D/g, '').includes(cards.good))).toEqual([]);
  const { orders, charges } = added();
  expect(orders).toMatchObject([{ status: 'paid', billing_email: 'noor@tessera.example' }]);
  const intent = fake.state.paymentIntents.get(String(charges[0]?.payment_id));
  expect(intent).toMatchObject({ status: 'succeeded', amount: 145_000 });
  expect(charges).toHaveLength(1);
});

test("Stripe's fields use the colours of the theme and the current language", async ({
  page,
  scripts,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/pt/checkout${orderQuery}`);
  await expect(page.getByLabel("Number in Stripe's frame")).toBeVisible();
  const { keys, options } = await seenByStripe(page);
  expect(keys).toEqual([expect.stringMatching(/^pk_test_/)]);
  expect(options[0]).toMatchObject({
    clientSecret: expect.stringMatching(/^pi_.+_secret_/),
    locale: 'pt',
    appearance: { theme: 'night', variables: { colorText: '#eef0ec', colorPrimary: '#9db7fb' } },
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: /Mudar para inglês|English/ }).click();
  await expect
    .poll(async () => Object.assign({}, ...(await seenByStripe(page)).options))
    .toMatchObject({
      locale: 'en-GB',
      appearance: { theme: 'stripe', variables: { colorText: '#0f1834' } },
    });
  expect(scripts).toHaveLength(1);
});

test("a declined card: Stripe's message, and the form works again", async ({
  page,
  server,
  scripts,
}) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await page.goto(`/checkout${orderQuery}`);
  const number = page.getByLabel("Number in Stripe's frame");
  await expect(checkout.pay).toBeEnabled();
  await checkout.pay.click();
  await expect(checkout.pay).toHaveText('Pay €1,450.00');
  await expect(checkout.failure).toHaveCount(0);
  await checkout.email.fill('noor@tessera.example');
  await number.fill(cards.declined);
  await checkout.pay.click();
  for (const place of [checkout.failure, checkout.toast]) {
    await expect(place).toContainText(checkout.words.failedTitle);
    await expect(place).toContainText('Your card was declined.');
  }
  await expect(checkout.pay).toBeEnabled();
  await number.fill(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  expect(added()).toMatchObject({ orders: [{ status: 'paid' }], charges: [{}] });
  expect(scripts).toHaveLength(1);
});

test('an order paid in another window is shown as paid, and charged once', async ({
  page,
  server,
  fake,
  scripts,
}) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await page.goto(`/checkout${orderQuery}`);
  await checkout.email.fill('noor@tessera.example');
  await page.getByLabel("Number in Stripe's frame").fill(cards.good);
  const { options } = await seenByStripe(page);
  fake.confirmCard(String(options[0]?.clientSecret), cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  expect(added().charges).toHaveLength(1);
  expect(scripts).toHaveLength(1);
});

test('details that change the amount keep the card as it was typed', async ({
  page,
  server,
  fake,
  scripts,
}) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await page.goto(`/checkout${orderQuery}`);
  await checkout.email.fill('jose@tessera.example');
  const number = page.getByLabel("Number in Stripe's frame");
  await number.fill(cards.good);
  await checkout.invoice.click();
  await checkout.main.getByLabel('Country').selectOption({ label: 'Brazil' });
  await checkout.pay.click();
  await expect(checkout.correction).toContainText('The amount was corrected to €1,178.86');
  await expect(checkout.pay).toHaveText('Pay €1,178.86');
  await expect(number).toHaveValue(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  const { orders, charges } = added();
  expect(orders).toMatchObject([{ status: 'paid', vat_treatment: 'outside_eu_consumer' }]);
  const intent = fake.state.paymentIntents.get(String(charges[0]?.payment_id));
  expect(intent).toMatchObject({ status: 'succeeded', amount: 117_886 });
  expect(scripts).toHaveLength(1);
});

test('details that change what a subscription costs keep its card and its requests', async ({
  page,
  server,
  fake,
  scripts,
}) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await page.goto('/checkout?packageId=store-care&packageName=Store%20Care&packagePrice=290');
  await checkout.email.fill('jose@tessera.example');
  const number = page.getByLabel("Number in Stripe's frame");
  await number.fill(cards.good);
  const asked = page.waitForResponse('**/early-start');
  await page.getByRole('checkbox', { name: /expressly ask you to begin/ }).check();
  await asked;
  await checkout.invoice.click();
  await checkout.main.getByLabel('Country').selectOption({ label: 'Brazil' });
  const askedAgain = page.waitForResponse('**/early-start');
  await checkout.pay.click();
  await expect(checkout.correction).toContainText('The amount was corrected to €235.77');
  await expect(checkout.pay).toHaveText('Pay €235.77');
  await expect(number).toHaveValue(cards.good);
  expect((await askedAgain).url()).not.toBe((await asked).url());
  const { options } = await seenByStripe(page);
  expect(options.find(({ mode }) => mode === 'subscription')).toMatchObject({
    amount: 29_000,
    currency: 'eur',
    allowedPaymentMethodTypes: ['card'],
  });
  expect(options.at(-1)).toMatchObject({ amount: 23_577 });
  await checkout.pay.click();
  await checkout.expectPaid();
  const { orders, charges } = added();
  expect(orders.map(({ status }) => status).sort()).toEqual(['cancelled', 'paid']);
  expect(charges).toMatchObject([{ amount_cents: 23_577 }]);
  const open = [...fake.state.subscriptions.values()].filter(
    ({ metadata }) => metadata.orderId === orders.find(({ status }) => status === 'paid')?.id,
  );
  expect(open).toMatchObject([{ status: 'active' }]);
  expect(scripts).toHaveLength(1);
});

test('a monthly package is subscribed to', async ({ page, server, fake, scripts }) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await page.goto('/checkout?packageId=store-care&packageName=Store%20Care&packagePrice=290');
  await checkout.email.fill('noor@tessera.example');
  await page.getByLabel("Number in Stripe's frame").fill(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  const { orders, charges } = added();
  const subscription = String(orders[0]?.subscription_id);
  expect(fake.state.subscriptions.get(subscription)).toMatchObject({ status: 'active' });
  expect(charges).toMatchObject([{ subscription_id: subscription, amount_cents: 29_000 }]);
  expect(scripts).toHaveLength(1);
});

test('when the script does not load: paymentError, other ways to reach the company, and a retry', async ({
  page,
  fake,
  allowConsole,
}) => {
  allowConsole(/stripe\.com/);
  const checkout = checkoutPage(page);
  await page.route('https://js.stripe.com/**', (route) => route.abort('connectionfailed'));
  await page.goto(`/checkout${orderQuery}`);
  for (const place of [checkout.failure, checkout.toast]) {
    await expect(place).toContainText(checkout.words.errorTitle);
    await expect(place).toContainText(checkout.words.errorText);
  }
  await expect(checkout.pay).toBeDisabled();
  await page.unroute('https://js.stripe.com/**');
  await serveStripeJs(page, fake);
  await checkout.failure.getByRole('button', { name: 'Try again' }).click();
  await expect(checkout.pay).toBeEnabled();
});
