import { expect, test } from '../../harness/browser-fixtures.ts';
import { cards, checkoutPage, orderQuery, storeOrder } from './checkout-page.ts';
import { watchLedger } from './ledger.ts';

const intentCall = '**/api/create-payment-intent';

test('an intent is requested as soon as there is an order, in euros', async ({ page }) => {
  const asked = page.waitForRequest(intentCall);
  await checkoutPage(page).open();
  const request = await asked;
  expect(request.postDataJSON()).toEqual({
    amount: 1450,
    packageId: 'company-setup',
    language: 'en',
  });
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

test('in the sandbox nothing of Stripe is loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await checkoutPage(page).open();
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url) => /stripe/i.test(url))).toEqual([]);
});

for (const language of ['en', 'pt'] as const)
  test(`on failure: paymentError, other ways to reach the company, and a retry, in ${language}`, async ({
    page,
    server,
    allowConsole,
  }) => {
    allowConsole(/502/);
    const added = watchLedger(server);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/create-payment-intent'))
        keys.push(request.headers()['idempotency-key']);
    });
    await page.route(
      intentCall,
      (route) =>
        route.fulfill({
          status: 502,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 502, code: 'payment_unavailable' }),
        }),
      { times: 1 },
    );
    const checkout = checkoutPage(page, language);
    await page.goto(`${checkout.words.prefix}/checkout${orderQuery}`);
    for (const place of [checkout.failure, checkout.toast]) {
      await expect(place).toContainText(checkout.words.errorTitle);
      await expect(place).toContainText(checkout.words.errorText);
    }
    await expect(checkout.failure.getByRole('link', { name: /\+351/ })).toBeVisible();
    await expect(checkout.failure).toContainText('ola@entrada.example');
    await checkout.failure.getByRole('button').click();
    await expect(checkout.main.locator('#pay-heading')).toBeFocused();
    await expect(checkout.number).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(added().orders).toHaveLength(1);
  });

test('without a connection the same failure is shown', async ({ page, allowConsole }) => {
  allowConsole(/create-payment-intent/);
  await page.route(intentCall, (route) => route.abort('connectionfailed'));
  const checkout = checkoutPage(page);
  await page.goto(`/checkout${orderQuery}`);
  await expect(checkout.failure).toContainText(checkout.words.errorText);
});

test('a package that is not in the catalogue cannot be paid for', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/422/);
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await page.goto('/checkout?packageId=gold&packageName=Gold&packagePrice=5');
  await expect(checkout.toast).toContainText(checkout.words.errorTitle);
  await expect(checkout.failure).toContainText('no longer on offer');
  await expect(checkout.failure.getByRole('link', { name: 'Choose a package' })).toHaveAttribute(
    'href',
    '/#pricing',
  );
  expect(added().orders).toEqual([]);
});

for (const [language, title, press] of [
  ['en', 'The price was corrected', 'Continue with €1,450.00'],
  ['pt', 'O preço foi corrigido', 'Continuar com 1450,00 €'],
] as const)
  test(`a price that is not the catalogue's is corrected, and needs one more press, in ${language}`, async ({
    page,
    server,
  }) => {
    const added = watchLedger(server);
    const checkout = checkoutPage(page, language);
    await page.goto(
      `${checkout.words.prefix}/checkout?packageId=company-setup&packageName=Cheap&packagePrice=0.01`,
    );
    await expect(checkout.main.getByRole('alert')).toContainText(title);
    const total = checkout.summary.getByRole('definition').last();
    await expect(total).toHaveText(language === 'en' ? '€1,450.00' : '1450,00 €');
    await expect(checkout.summary).not.toContainText('Cheap');
    await expect(checkout.number).toHaveCount(0);
    await checkout.main.getByRole('button', { name: press }).click();
    await expect(checkout.email).toBeFocused();
    await checkout.writeCard(cards.good);
    await checkout.pay.click();
    await checkout.expectPaid();
    expect(added().charges).toMatchObject([{ amount_cents: 145_000 }]);
  });

test('a response with only the secret still pays', async ({ page, server }) => {
  const added = watchLedger(server);
  await page.route(intentCall, async (route) => {
    const response = await route.fetch();
    const { clientSecret } = await response.json();
    await route.fulfill({ json: { clientSecret } });
  });
  const checkout = checkoutPage(page);
  await checkout.open();
  await expect(checkout.email).toHaveCount(0);
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  expect(added().charges).toHaveLength(1);
});

test('nothing in the address of a stored order reaches the server but its package', async ({
  page,
  server,
}) => {
  const added = watchLedger(server);
  await storeOrder(page, '{"id":"blueprint","name":"Gold","price":999999}');
  const checkout = checkoutPage(page);
  await page.goto('/checkout?amount=1&currency=USD');
  await checkout.main.getByRole('button', { name: 'Continue with €390.00' }).click();
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  const { orders, charges } = added();
  expect(orders).toMatchObject([{ package_id: 'blueprint', name: 'Blueprint', currency: 'EUR' }]);
  expect(charges).toMatchObject([{ amount_cents: 39_000 }]);
});
