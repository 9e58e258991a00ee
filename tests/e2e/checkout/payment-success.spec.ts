import { expect, test } from '../../harness/browser-fixtures.ts';
import {
  cards,
  checkoutPage,
  orderQuery,
  paymentDetails,
  storedKeys,
  storeOrder,
} from './checkout-page.ts';
import { watchLedger } from './ledger.ts';
import { answer, mockPaymentCheck, named, unknownPayment } from './payment-answer.ts';

for (const [prefix, portal, home] of [
  ['', 'Go to client portal', 'Back to home'],
  ['/pt', 'Ir para o portal do cliente', 'Voltar ao início'],
] as const)
  for (const query of [
    '',
    '?payment_intent=pi_1&redirect_status=succeeded',
    `${named}&redirect_status=succeeded`,
  ])
    test(`${prefix}/payment-success${query} claims nothing and leads on`, async ({
      page,
      allowConsole,
    }) => {
      // A payment that the server does not know is a 404.
      allowConsole(/404/);
      await page.goto(`${prefix}/payment-success${query}`);
      const main = page.getByRole('main');
      await expect(main.getByText(/found no payment|encontrámos nenhum pagamento/)).toBeVisible();
      await expect(main.getByRole('link', { name: portal })).toHaveAttribute(
        'href',
        `${prefix}/client-portal`,
      );
      await expect(main.locator('.confetti')).toHaveCount(0);
      await expect(main).not.toContainText(/Completed|Concluído|received|recebido/);
      await main.getByRole('link', { name: home }).click();
      await page.waitForURL((url) => url.pathname === (prefix || '/'));
    });

test('the payment page is never cached or indexed', async ({ request }) => {
  const reply = await request.get('/payment-success');
  expect(reply.headers()['cache-control']).toBe('no-store');
  const html = await reply.text();
  expect(html).toContain('content="noindex"');
  expect(html).not.toMatch(/Completed|received/);
});

test('a payment that is still processing: Pending, no confetti, and nothing to pay again', async ({
  page,
  server,
}) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await storeOrder(page, '{"id":"company-setup","name":"Company Setup","price":1450}');
  await checkout.open('');
  await checkout.writeCard(cards.processing);
  await checkout.pay.click();
  await checkout.arrive();
  const title = checkout.main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Payment under way. Nothing to do.');
  expect(await paymentDetails(page)).toMatchObject({ Amount: '€1,450.00', Status: 'Pending' });
  await expect(checkout.main.locator('.confetti')).toHaveCount(0);
  await expect(checkout.main).toContainText('Please do not pay again');

  // A visitor who returns to the checkout is redirected to the same payment.
  await checkout.open('');
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.arrive();
  await expect(title).toHaveText('Payment under way. Nothing to do.');
  expect(added()).toMatchObject({ orders: [{ status: 'pending' }], charges: [] });
});

test('without a payment in the URL nothing shifts and nothing is requested', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/payment-success', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No payment to show');
  expect(asked).not.toContain('/api/payments/look');
});

test('a pending payment is checked until it is paid, then removed from the session', async ({
  page,
  allowConsole,
}) => {
  allowConsole(unknownPayment);
  await page.clock.install();
  let looks = 0;
  await page.route('**/api/payments/look', (route) => {
    looks += 1;
    const status = looks < 3 ? 'pending' : 'paid';
    return route.fulfill({ json: { ...answer, status } });
  });
  await page.addInitScript(() => {
    sessionStorage.setItem('currentOrder', '{"id":"a","name":"A","price":1}');
    sessionStorage.setItem(
      'currentOrderAttempt',
      '{"packageId":"a","key":"k","orderId":"o1","clientSecret":"pi_1_secret_2"}',
    );
  });
  await page.goto(`/payment-success${named}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Payment under way. Nothing to do.');
  expect(await storedKeys(page)).toHaveLength(2);
  // The clock also runs by itself, for as long as a busy machine took to come here.
  await page.clock.runFor(2000);
  expect(looks).toBe(1);
  await page.clock.runFor(2100);
  await expect.poll(() => looks).toBe(2);
  await expect(title).toHaveText('Payment under way. Nothing to do.');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(title).toHaveText('Thank you. Come in.');
  expect(await storedKeys(page)).toEqual([]);
  await page.clock.runFor(30_000);
  expect(looks).toBe(3);
});

test('a pending payment is checked for a minute, no longer', async ({ page, allowConsole }) => {
  allowConsole(unknownPayment);
  await page.clock.install();
  let looks = 0;
  await page.route('**/api/payments/look', (route) => {
    looks += 1;
    return route.fulfill({ json: { ...answer, status: 'pending' } });
  });
  await page.goto(`/payment-success${named}`);
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  for (let second = 0; second < 70; second += 1) await page.clock.runFor(1000);
  const reached = looks;
  expect(reached).toBeGreaterThan(5);
  expect(reached).toBeLessThanOrEqual(16);
  for (let second = 0; second < 30; second += 1) await page.clock.runFor(1000);
  expect(looks).toBe(reached);
});

test("a refused payment: the provider's message, and back to the same order", async ({ page }) => {
  const checkout = checkoutPage(page);
  await checkout.open(orderQuery);
  const answered = page.waitForResponse('**/api/sandbox/confirm');
  await checkout.writeCard(cards.declined);
  await checkout.pay.click();
  const { payment } = await (await answered).json();
  await expect(checkout.failure).toBeVisible();
  const attempt = await page.evaluate(() => sessionStorage.getItem('currentOrderAttempt'));
  const { clientSecret } = JSON.parse(attempt ?? '{}');
  await page.goto(
    `/payment-success?payment_intent=${payment}&payment_intent_client_secret=${clientSecret}&redirect_status=failed`,
  );
  await expect(checkout.main.getByRole('heading', { level: 1 })).toHaveText('Payment failed');
  await expect(checkout.main.getByRole('alert')).toHaveText('Your card was declined.');
  await checkout.main.getByRole('link', { name: 'Back to checkout' }).click();
  await page.waitForURL((url) => url.pathname === '/checkout');
  await expect(checkout.pay).toHaveText('Pay €1,450.00');
});

test('a refunded payment is shown as Refunded, without confetti', async ({
  page,
  allowConsole,
}) => {
  allowConsole(unknownPayment);
  await mockPaymentCheck(page, { status: 'refunded' });
  await page.goto(`/pt/payment-success${named}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pagamento reembolsado.');
  expect(await paymentDetails(page)).toMatchObject({
    Serviço: 'Abertura de Empresa',
    Estado: 'Reembolsado',
  });
  await expect(page.locator('.confetti')).toHaveCount(0);
});

test('a payment that cannot be checked is neither confirmed nor denied, and the check can be retried', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/payments\/look/);
  allowConsole(unknownPayment);
  await page.route('**/api/payments/look', (route) => route.abort('connectionfailed'), {
    times: 1,
  });
  await page.goto(`/payment-success${named}`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Please do not pay again');
  await mockPaymentCheck(page, {});
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Come in.');
});

test('the payment of another purchase leaves the stored order alone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(unknownPayment);
  await mockPaymentCheck(page, {});
  await page.addInitScript(() => {
    sessionStorage.setItem('currentOrder', '{"id":"a","name":"A","price":1}');
    sessionStorage.setItem(
      'currentOrderAttempt',
      '{"packageId":"a","key":"k","orderId":"o2","clientSecret":"other"}',
    );
  });
  await page.goto(`/payment-success${named}`);
  await expect(page.getByText('Completed')).toBeVisible();
  expect(await storedKeys(page)).toHaveLength(2);
});
