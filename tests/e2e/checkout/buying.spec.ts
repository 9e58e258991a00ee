import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { cards, checkoutPage, paymentDetails, storedKeys } from './checkout-page.ts';
import { watchLedger } from './ledger.ts';

/** Returns today's date in Lisbon in the format of a locale. */
function today(locale: string): string {
  const format = { dateStyle: 'long', timeZone: 'Europe/Lisbon' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date());
}

test('a package is bought with a card, from its button to the confetti', async ({
  page,
  server,
}) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await page.goto('/');
  const plan = page.getByRole('article').filter({ hasText: 'Company Setup' });
  await plan.getByRole('button', { name: 'Get started' }).click();
  await page.waitForURL('**/checkout');
  await expect(checkout.main.getByText('Test mode, no card is charged')).toBeVisible();
  await expect(checkout.pay).toHaveText('Pay €1,450.00');
  await checkout.email.fill('noor@tessera.example');
  await checkout.number.pressSequentially(cards.good);
  await expect(checkout.number).toHaveValue('4242 4242 4242 4242');
  await checkout.expiry.pressSequentially('1234');
  await expect(checkout.expiry).toHaveValue('12/34');
  await checkout.cvc.pressSequentially('123');
  await checkout.pay.click();
  await checkout.arrive();
  // Confetti falls for 3 s and is then removed.
  await expect(page.locator('.confetti path').first()).toBeAttached();
  await checkout.expectPaid();
  const query = new URL(page.url()).searchParams;
  expect([...query.keys()]).toEqual([
    'payment_intent',
    'payment_intent_client_secret',
    'redirect_status',
  ]);
  expect(query.get('redirect_status')).toBe('succeeded');
  expect(await paymentDetails(page)).toEqual({
    Net: '€1,178.86',
    'VAT (IVA) 23%': '€271.14',
    Service: 'Company Setup',
    Amount: '€1,450.00',
    Date: today('en-GB'),
    Order: expect.stringMatching(/^EN-\w{6}$/),
    Status: 'Completed',
  });
  await expect(checkout.main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  await expect(page.locator('.confetti path')).toHaveCount(0);

  const { orders, charges } = added();
  expect(orders).toMatchObject([{ package_id: 'company-setup', status: 'paid' }]);
  expect(charges).toMatchObject([
    { order_id: orders[0]?.id, payment_id: query.get('payment_intent'), amount_cents: 145_000 },
  ]);
});

test('a purchase in Portuguese stays in Portuguese, the return included', async ({
  page,
  server,
}) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page, 'pt');
  await checkout.open();
  await expect(checkout.pay).toHaveText('Pagar 1450,00 €');
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  expect(await paymentDetails(page)).toEqual({
    'Valor sem IVA': '1178,86 €',
    'IVA 23\u00a0%': '271,14 €',
    Serviço: 'Abertura de Empresa',
    Valor: '1450,00 €',
    Data: today('pt-PT'),
    Encomenda: expect.stringMatching(/^EN-\w{6}$/),
    Estado: 'Concluído',
  });
  expect(added().orders).toMatchObject([{ language: 'pt', status: 'paid' }]);
});

test('with the language toggled on the checkout, the payment returns to Portuguese', async ({
  page,
}) => {
  const english = checkoutPage(page);
  await english.open();
  await english.writeCard(cards.good);
  await page.getByRole('button', { name: /Switch to Portuguese/ }).click();
  const checkout = checkoutPage(page, 'pt');
  await expect(checkout.number).toHaveValue('4242 4242 4242 4242');
  await checkout.pay.click();
  await checkout.expectPaid();
});

test('a monthly package is subscribed to, and the page says what that costs', async ({
  page,
  server,
}) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await checkout.open('?packageId=growth-partner&packageName=Growth%20Partner&packagePrice=780');
  await expect(checkout.summary.getByRole('definition')).toHaveText([
    '€780.00',
    'Every month',
    '€634.15',
    '€145.85',
    '€780.00',
  ]);
  await expect(checkout.main).toContainText('€780.00 today, then the same every month');
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  expect(await paymentDetails(page)).toMatchObject({
    Service: 'Growth Partner',
    Amount: '€780.00',
    Status: 'Completed',
  });
  const { orders, charges } = added();
  expect(orders).toMatchObject([{ status: 'paid', subscription_status: 'active' }]);
  expect(charges).toMatchObject([
    { amount_cents: 78_000, subscription_id: orders[0]?.subscription_id },
  ]);
});

test('with reduced motion no confetti falls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  await expect(page.locator('.confetti path')).toHaveCount(0);
});

test('by keyboard only', async ({ page }) => {
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.email.focus();
  await page.keyboard.type('noor@tessera.example');
  await page.keyboard.press('Tab');
  await expect(checkout.main.getByRole('radio', { name: 'Myself' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(checkout.main.locator('summary', { hasText: 'Invoice details' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(checkout.main.getByRole('radio', { name: /^Card/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(checkout.number).toBeFocused();
  await page.keyboard.type(cards.secondStep);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1234');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(checkout.dialog.getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Enter');
  await checkout.expectPaid();
});

test('the receipt goes to the address given, with what the buyer wrote', async ({
  page,
  server,
}) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.email.fill('ana@tessera.example');
  await checkout.writeCompany('Tessera Lda', 'PT');
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  await expect(checkout.main).toContainText('a receipt is on its way to ana@tessera.example');
  const letter = await waitForMail(
    server.mailDir,
    // The work that it begins is mailed to the same address.
    ({ to, text = '' }) => to?.[0]?.address === 'ana@tessera.example' && text.includes('1,450.00'),
  );
  expect(letter.text).toContain('1,450.00');
  expect(added().orders).toMatchObject([
    { billing_email: 'ana@tessera.example', billing_company: 'Tessera Lda', billing_country: 'PT' },
  ]);
});

test('an address given after paying gets the receipt too', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/billing/);
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await page.route('**/api/create-payment-intent', async (route) => {
    const response = await route.fetch();
    const { clientSecret } = await response.json();
    await route.fulfill({ json: { clientSecret } });
  });
  await checkout.open();
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  await checkout.email.fill('no address');
  await checkout.main.getByRole('button', { name: 'Send' }).click();
  await expect(checkout.main.getByText('Invalid email address')).toBeVisible();
  await expect(checkout.email).toBeFocused();
  await checkout.email.fill('late@tessera.example');
  await checkout.main.getByRole('button', { name: 'Send' }).click();
  await expect(checkout.main.getByText(/go to late@tessera\.example/)).toBeFocused();
  await waitForMail(server.mailDir, ({ to }) => to?.[0]?.address === 'late@tessera.example');
  expect(added().orders).toMatchObject([{ billing_email: 'late@tessera.example' }]);
});
