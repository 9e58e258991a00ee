import { expect, test } from '../../harness/browser-fixtures.ts';
import { cards, checkoutPage } from './checkout-page.ts';
import { watchLedger } from './ledger.ts';

const declined = { en: 'Your card was declined.', pt: 'O cartão foi recusado.' };
const next = { en: 'try another card', pt: 'tente com outro cartão' };
const refusal = {
  en: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  pt: 'Não foi possível autenticar o meio de pagamento. Escolha outro e tente de novo.',
};

for (const language of ['en', 'pt'] as const)
  test(`a declined card: the provider's message, and the form works again, in ${language}`, async ({
    page,
    server,
  }) => {
    const added = watchLedger(server);
    const checkout = checkoutPage(page, language);
    await checkout.open();
    await checkout.writeCard(cards.declined);
    await checkout.pay.click();
    for (const place of [checkout.failure, checkout.toast]) {
      await expect(place).toContainText(checkout.words.failedTitle);
      await expect(place).toContainText(declined[language]);
    }
    await expect(checkout.failure).toContainText(next[language]);
    await expect(checkout.toast).toHaveAttribute('role', 'alert');
    await expect(checkout.failure).toBeFocused();
    await expect(checkout.pay).toBeEnabled();
    await expect(checkout.pay).toHaveText(checkout.words.pay);
    await expect(checkout.number).toHaveValue('4000 0000 0000 0002');
    expect(added().charges).toEqual([]);

    await checkout.writeCard(cards.good);
    await checkout.pay.click();
    await checkout.expectPaid();
    const { orders, charges } = added();
    expect(orders).toMatchObject([{ status: 'paid' }]);
    expect(charges).toMatchObject([{ order_id: orders[0]?.id }]);
  });

for (const width of [1024, 1280, 1440])
  test(`the toast of a refusal leaves the summary in sight, with its total, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const checkout = checkoutPage(page);
    await checkout.open();
    await checkout.writeCard(cards.declined);
    await checkout.pay.click();
    await expect(checkout.toast).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    const [toast, summary] = await Promise.all([
      checkout.toast.boundingBox(),
      checkout.summary.boundingBox(),
    ]);
    if (!toast || !summary) throw new Error('The toast or the summary is missing.');
    const isBeside = toast.y + toast.height <= summary.y || toast.x + toast.width <= summary.x;
    expect(isBeside).toBe(true);
  });

test('a card without funds says so', async ({ page }) => {
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.writeCard(cards.withoutFunds);
  await checkout.pay.click();
  await expect(checkout.failure).toContainText('Your card has insufficient funds.');
});

test('while it pays, the button is disabled and reads processing', async ({ page }) => {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/api/sandbox/confirm', (route) => {
    held.push(() => route.continue());
  });
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.writeCard(cards.declined);
  await checkout.pay.click();
  await expect(checkout.pay).toBeDisabled();
  await expect(checkout.pay).toHaveText('Processing');
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.();
  await expect(checkout.failure).toContainText('Your card was declined.');
  await expect(checkout.pay).toBeEnabled();
});

test('the second step, approved, pays', async ({ page, server }) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.writeCard(cards.secondStep);
  await checkout.pay.click();
  await expect(checkout.dialog).toContainText('Your bank asks you to confirm');
  await expect(checkout.dialog).toContainText('€1,450.00');
  await checkout.dialog.getByRole('button', { name: 'Approve' }).click();
  await checkout.expectPaid();
  expect(added().charges).toHaveLength(1);
});

for (const [how, language] of [
  ['refused', 'en'],
  ['refused', 'pt'],
  ['closed', 'en'],
] as const)
  test(`the second step, ${how}, declines in ${language}, and another card pays`, async ({
    page,
    server,
  }) => {
    const added = watchLedger(server);
    const checkout = checkoutPage(page, language);
    await checkout.open();
    await checkout.writeCard(cards.secondStep);
    await checkout.pay.click();
    await expect(checkout.dialog).toBeVisible();
    const refuse = checkout.dialog.getByRole('button', {
      name: checkout.words.refuse,
      exact: true,
    });
    if (how === 'refused') await refuse.click();
    else await page.keyboard.press('Escape');
    await expect(checkout.dialog).toBeHidden();
    await expect(checkout.failure).toContainText(refusal[language]);
    expect(added().charges).toEqual([]);
    await checkout.writeCard(cards.good);
    await checkout.pay.click();
    await checkout.expectPaid();
    expect(added().orders).toHaveLength(1);
  });

test('a card is checked on submit, then on change', async ({ page, server }) => {
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await checkout.open();
  await checkout.number.fill('4242');
  await checkout.number.blur();
  await expect(checkout.number).not.toHaveAttribute('aria-invalid', 'true');
  await checkout.expiry.fill('0120');
  await checkout.pay.click();
  await expect(checkout.number).toBeFocused();
  for (const field of [checkout.number, checkout.expiry, checkout.cvc])
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(checkout.number).toHaveAccessibleDescription('Your card number is invalid');
  await expect(checkout.expiry).toHaveAccessibleDescription('Your card has expired');
  await expect(checkout.cvc).toHaveAccessibleDescription('Enter the security code');
  await checkout.number.fill(cards.good);
  await expect(checkout.number).not.toHaveAttribute('aria-invalid', 'true');
  await checkout.expiry.fill('1234');
  await checkout.cvc.fill('1');
  await expect(checkout.cvc).toHaveAccessibleDescription('The security code is not valid');
  await checkout.cvc.fill('123');
  await expect(checkout.main.locator('[aria-invalid="true"]')).toHaveCount(0);
  expect(added().orders).toMatchObject([{ status: 'created' }]);
});

for (const language of ['en', 'pt'] as const)
  test(`without a connection: paymentError, and a second press pays, in ${language}`, async ({
    page,
    server,
    allowConsole,
  }) => {
    allowConsole(/sandbox\/confirm/);
    const added = watchLedger(server);
    const checkout = checkoutPage(page, language);
    await checkout.open();
    await page.route('**/api/sandbox/confirm', (route) => route.abort('connectionfailed'), {
      times: 1,
    });
    await checkout.writeCard(cards.good);
    await checkout.pay.click();
    for (const place of [checkout.failure, checkout.toast]) {
      await expect(place).toContainText(checkout.words.errorTitle);
      await expect(place).toContainText(checkout.words.errorText);
    }
    await expect(checkout.failure).toContainText('ola@entrada.example');
    await expect(checkout.number).toHaveValue('4242 4242 4242 4242');
    await checkout.pay.click();
    await checkout.expectPaid();
    expect(added().charges).toHaveLength(1);
  });

test('a response lost after the charge: a second press finds it paid', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/sandbox\/confirm/);
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  await checkout.open();
  await page.route(
    '**/api/sandbox/confirm',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await expect(checkout.failure).toContainText(checkout.words.errorTitle);
  await checkout.pay.click();
  await checkout.expectPaid();
  const { orders, charges } = added();
  expect(orders).toMatchObject([{ status: 'paid' }]);
  expect(charges).toHaveLength(1);
});

test('invalid details are reported under their fields, and nothing is lost', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/billing|422/);
  const added = watchLedger(server);
  const checkout = checkoutPage(page);
  const nif = checkout.main.getByLabel('NIF', { exact: true });
  const vatNumber = checkout.main.getByLabel('VAT number');
  const total = checkout.summary.getByRole('definition').last();
  await checkout.open();
  await checkout.writeCard(cards.good);
  await checkout.email.fill('');
  await checkout.pay.click();
  await expect(checkout.email).toBeFocused();
  await checkout.email.fill('rui@tessera.example');
  await checkout.invoice.click();
  await nif.fill('123456788');
  await checkout.invoice.click();
  await checkout.pay.click();
  await expect(nif).toBeFocused();
  await expect(nif).toHaveAccessibleDescription('This is not a Portuguese tax number');
  await nif.fill('123 456 789');
  await checkout.writeCompany('Tessera GmbH', 'DE');
  await vatNumber.fill('DE12');
  await checkout.pay.click();
  await expect(vatNumber).toHaveAccessibleDescription(
    /This VAT number is not valid in its country/,
  );
  await expect(vatNumber).toBeFocused();
  await vatNumber.fill('DE123456789');
  await checkout.pay.click();
  await expect(checkout.correction).toContainText('The amount was corrected to €1,178.86');
  await expect(total).toHaveText('€1,178.86');
  await expect(checkout.summary).toContainText('Reverse charge');
  await expect(checkout.number).toHaveValue('4242 4242 4242 4242');
  expect(added().charges).toEqual([]);
  await page.reload();
  await expect(checkout.email).toHaveValue('rui@tessera.example');
  await expect(total).toHaveText('€1,178.86');
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  const { orders, charges } = added();
  expect(orders.filter(({ status }) => status === 'paid')).toMatchObject([
    {
      billing_email: 'rui@tessera.example',
      billing_company: 'Tessera GmbH',
      billing_vat_number: 'DE123456789',
    },
  ]);
  expect(charges).toMatchObject([{ amount_cents: 117_886 }]);
});
