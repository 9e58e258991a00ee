import { expect, test } from '../../harness/browser-fixtures.ts';
import { isMarked, markDocument, orderQuery } from './checkout-page.ts';

for (const [where, region] of [
  ['the bar', 'banner'],
  ['the footer', 'contentinfo'],
] as const)
  test(`a link of ${where} leaves the checkout by a full load, and back returns to the order`, async ({
    page,
  }) => {
    await page.goto(`/checkout${orderQuery}`);
    await expect(page.getByRole('definition').last()).toHaveText('€1,450.00');
    await markDocument(page);
    const link = { name: 'Services', exact: true };
    await page.getByRole(region).getByRole('link', link).first().click();
    await page.waitForURL('**/services');
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await expect(page.getByRole('definition').last()).toHaveText('€1,450.00');
  });

test('by keyboard only: to the support link and away', async ({ page }) => {
  await page.goto(`/checkout${orderQuery}`);
  await expect(page.getByRole('definition').last()).toHaveText('€1,450.00');
  await page.getByRole('main').getByLabel('Email', { exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a payment says that it needs it, and that of an unknown one that there is none', async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/csp$|404/);
    const intent = await request.post('/api/create-payment-intent', {
      data: { amount: 1450, packageId: 'company-setup' },
    });
    const { clientSecret } = await intent.json();
    const [payment] = clientSecret.split('_secret');
    await page.goto(
      `/payment-success?payment_intent=${payment}&payment_intent_client_secret=${clientSecret}`,
    );
    await expect(page.getByText(/needs JavaScript to look up a payment/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to home' })).toBeVisible();
    for (const query of ['', '?payment_intent=pi_1&payment_intent_client_secret=s']) {
      await page.goto(`/payment-success${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No payment to show');
    }
  });
});
