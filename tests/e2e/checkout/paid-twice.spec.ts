import { expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { sheetsOf } from '../../harness/sheets.ts';
import { cards, checkoutPage } from './checkout-page.ts';

for (const [width, language, title] of [
  [390, 'pt', 'Comprado duas vezes?'],
  [1440, 'en', 'Bought twice?'],
] as const)
  test(`at ${width} px in ${language} whose address pays a package twice reads so in the receipt, and nobody on the screen`, async ({
    page,
    context,
    server,
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
      return (await checkout.main.innerText()).match(/EN-\w{6}/g) ?? [];
    };
    const [first] = await buy(page);
    const second = await context.newPage();
    await second.setViewportSize({ width, height: 900 });
    const shown = new Set(await buy(second));
    expect(shown.has(String(first))).toBe(false);
    expect(shown.size).toBe(1);
    const [own] = shown;
    const letter = await waitForMail(
      server.mailDir,
      ({ to, subject, text }) =>
        to?.[0]?.address === email && subject?.includes(`(${own})`) === true && Boolean(text),
    );
    expect(letter.text).toContain(title);
    expect(letter.text).toContain(String(first));
    expect(await sheetsOf(second)).toBe(1);
  });
