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
  await page.getByRole('link', { name: 'Order by e-mail' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: /\+351/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout says how to order instead', async ({ page, allowConsole }) => {
    // Preloads of scripts are refused when scripts are off.
    allowConsole(/csp$/);
    for (const [path, closed, instead] of [
      ['/checkout', 'Card payment is not open yet', /Without it, name the package/],
      ['/pt/checkout', 'O pagamento com cartão ainda não está disponível', /indique o pacote/],
    ] as const) {
      await page.goto(path + orderQuery);
      await expect(page.getByRole('heading', { name: closed })).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('complementary').getByText(instead),
      ).toBeVisible();
    }
  });
});
