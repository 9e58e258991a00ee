import { expect, test } from '../../harness/browser-fixtures.ts';
import { mockPaymentCheck, named, unknownPayment } from './payment-answer.ts';

for (const [prefix, title] of [
  ['', 'Thank you, Noor. Come in.'],
  ['/pt', 'Obrigado, Noor. Faça favor de entrar.'],
] as const)
  for (const width of [320, 390, 1440])
    test(`${prefix || '/en'} at ${width}: the stamp of a real payment covers no amount`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(unknownPayment);
      await page.setViewportSize({ width, height: 844 });
      const paid = { isTest: false, buyer: 'Noor El-Amin' };
      await mockPaymentCheck(page, paid);
      await page.goto(`${prefix}/payment-success${named}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const main = page.getByRole('main');
      const boxOf = async (selector: string) => {
        const box = await main.locator(selector).first().boundingBox();
        if (!box) throw new Error(selector);
        return box;
      };
      const stamp = await boxOf('.bill__stamp');
      const amount = await boxOf('.bill__lines dd');
      expect(stamp.y + stamp.height).toBeLessThanOrEqual(amount.y + 1);
    });

for (const prefix of ['', '/pt'])
  test(`${prefix || '/en'}: on paper the date of the stamp is within its arch, on one line, and covers no amount`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(unknownPayment);
    await mockPaymentCheck(page, { isTest: false });
    await page.goto(`${prefix}/payment-success${named}`);
    const stamp = page.locator('.bill__stamp');
    await expect(stamp).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const day = stamp.locator('small');
    const [width, height, size] = await day.evaluate((element: HTMLElement) => [
      element.offsetWidth,
      element.offsetHeight,
      Number.parseFloat(getComputedStyle(element).fontSize),
    ]);
    expect(width).toBeLessThan(await stamp.evaluate((element) => element.clientWidth));
    expect(height).toBeLessThan(1.5 * (size ?? 0));
    const box = await stamp.boundingBox();
    const amount = await page.locator('.bill__lines dd').first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((amount?.y ?? 0) + 1);
    await expect(page.getByText(/^127\.0\.0\.1.*\/book-consultation$/)).toBeVisible();
  });

test('a renewal is thanked for and promises no consultant', async ({ page, allowConsole }) => {
  allowConsole(unknownPayment);
  await mockPaymentCheck(page, { interval: 'month', isRenewal: true, contactBy: null });
  await page.goto(`/payment-success${named}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. All settled.');
  await expect(page.getByRole('main')).not.toContainText('24 hours');
});
