import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { sheetsOf } from '../../harness/sheets.ts';
import { cards, checkoutPage } from './checkout-page.ts';

for (const [width, language, title, text] of [
  [390, 'pt', 'Pagou este pacote duas vezes', /A encomenda EN-\w{6} é do mesmo pacote/],
  [1440, 'en', 'You have paid for this package twice', /Order EN-\w{6} is for the same package/],
] as const)
  test(`at ${width} px in ${language} who pays a package twice reads so after the second payment, on one sheet of paper`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = `twice-${language}@tessera.example`;
    const buy = async (tab: typeof page) => {
      const checkout = checkoutPage(tab, language);
      await checkout.open();
      await expect(checkout.summary).toContainText(/271[.,]14/);
      await checkout.email.fill(email);
      await checkout.writeCard(cards.good);
      await checkout.pay.click();
      await checkout.expectPaid();
      return checkout.main;
    };
    const first = await buy(page);
    await expect(first.getByText(title)).toHaveCount(0);
    const second = await context.newPage();
    await second.setViewportSize({ width, height: 900 });
    const main = await buy(second);
    await expect(main.getByRole('alert').getByText(title)).toBeVisible();
    await expect(main.getByText(text)).toBeVisible();
    expect(await axeViolations(second)).toEqual([]);
    expect(await sheetsOf(second)).toBe(1);
    await second.emulateMedia({ media: 'print' });
    await expect(main.locator('ol > li:visible')).toHaveCount(3);
  });
