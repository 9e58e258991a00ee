import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { cards, checkoutPage, orderQuery, paymentDetails } from './checkout-page.ts';
import { setCurrency } from './ledger.ts';

// The catalogue is changed, so that the server is shared with no other file.
test.use({ serverEnv: { LOG_LEVEL: 'debug' } });

test.beforeEach(({ server }) => setCurrency(server, 'USD'));

for (const [language, amount, term] of [
  ['en', '$1,450.00', 'Amount'],
  ['pt', '1450,00 $', 'Valor'],
] as const)
  test(`a package in dollars shows no euros, at the checkout and after it, in ${language}`, async ({
    page,
  }) => {
    const checkout = checkoutPage(page, language);
    await checkout.open(orderQuery);
    await expect(checkout.pay).toContainText(amount);
    await expect(checkout.summary).toContainText(amount);
    await expect(checkout.main).not.toContainText('€');
    await checkout.writeCard(cards.good);
    await checkout.pay.click();
    await checkout.expectPaid();
    expect((await paymentDetails(page))[term]).toBe(amount);
    await expect(checkout.main).not.toContainText('€');
  });

test("a subscriber's page shows the currency of the charges", async ({ page, request, server }) => {
  const email = 'dollars@tessera.example';
  const order = { amount: 1, packageId: 'store-care', email };
  const intent = await request.post('/api/create-payment-intent', { data: order });
  const { clientSecret } = await intent.json();
  const card = { number: cards.good, expiry: '12/30', cvc: '123' };
  await request.post('/api/sandbox/confirm', { data: { clientSecret, ...card } });
  const receipt = await waitForMail(
    server.mailDir,
    ({ to, subject }) => to?.[0]?.address === email && /EN-\w{6}/.test(subject ?? ''),
  );
  expect(receipt.text).toContain('$');
  expect(receipt.text).not.toContain('€');
  await page.goto(/\/subscription\/[\w.-]+/.exec(receipt.text ?? '')?.[0] ?? '');
  const main = page.getByRole('main');
  await expect(main.getByText(/\$\d+\.\d\d/).first()).toBeVisible();
  await expect(main).not.toContainText('€');
});
