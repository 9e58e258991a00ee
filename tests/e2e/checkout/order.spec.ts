import { expect, test } from '../../harness/browser-fixtures.ts';
import { orderQuery, storeOrder } from './checkout-page.ts';

const stored = JSON.stringify({ id: 'growth-partner', name: 'Growth Partner', price: 780 });

test('the order of the query is summed up in euro with two decimals', async ({ page }) => {
  await page.goto(`/checkout${orderQuery}`);
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByRole('definition')).toHaveText([
    '€1,450.00',
    'One-time',
    '€1,178.86',
    '€271.14',
    '€1,450.00',
  ]);
  await expect(summary.getByRole('term')).toHaveText([
    'Company Setup',
    'Billing',
    'Net',
    'VAT (IVA) 23%',
    'Total',
  ]);
  await expect(summary.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('Portuguese has its own name and price format', async ({ page }) => {
  await page.goto(`/pt/checkout${orderQuery}`);
  const summary = page.getByRole('complementary', { name: 'Resumo da encomenda' });
  await expect(summary.getByRole('term')).toHaveText([
    'Abertura de Empresa',
    'Cobrança',
    'Valor sem IVA',
    'IVA 23\u00a0%',
    'Total',
  ]);
  await expect(summary.getByRole('definition')).toHaveText([
    '1450,00 €',
    'Pagamento único',
    '1178,86 €',
    '271,14 €',
    '1450,00 €',
  ]);
  await expect(summary.getByRole('link', { name: 'Contactar o apoio' })).toHaveAttribute(
    'href',
    '/pt/contact',
  );
});

test('the toggle changes the summary and its links', async ({ page }) => {
  await page.goto(`/checkout${orderQuery}`);
  const total = page.getByRole('definition').last();
  await expect(total).toHaveText('€1,450.00');
  await page.getByRole('button', { name: /Switch to Portuguese/ }).click();
  await expect(total).toHaveText('1450,00 €');
  await page.getByRole('link', { name: 'Contactar o apoio' }).click();
  await page.waitForURL('**/pt/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
});

test('the order in the session is shown', async ({ page }) => {
  await storeOrder(page, stored);
  await page.goto('/checkout');
  await expect(page.getByRole('term').first()).toHaveText('Growth Partner');
  await expect(page.getByRole('definition')).toHaveText([
    '€780.00',
    'Every month',
    '€634.15',
    '€145.85',
    '€780.00',
  ]);
});

test('the query wins over the stored order, and a reload without it keeps the order', async ({
  page,
  allowConsole,
}) => {
  // The catalogue has no such package.
  allowConsole(/422/);
  await storeOrder(page, stored);
  await page.goto('/checkout?packageId=x9&packageName=Caf%C3%A9%20%3Cb%3E&packagePrice=99.9');
  await expect(page.getByRole('term')).toHaveText(['Café <b>', 'Total']);
  await expect(page.getByRole('definition')).toHaveText(['€99.90', '€99.90']);
  await page.goto('/checkout');
  await expect(page.getByRole('term').first()).toHaveText('Café <b>');
});

test('the page that the server sends contains nothing of the order', async ({ request }) => {
  const answer = await request.get('/checkout?packageId=q7&packageName=Zebra&packagePrice=4321');
  expect(answer.headers()['cache-control']).toBe('no-store');
  const html = await answer.text();
  expect(html).not.toMatch(/Zebra|4321|4,321|q7/);
  expect(html).not.toContain('style=');
  expect(html).toContain('content="noindex"');
});

const cheapQuery = orderQuery.replace('1450', '1');

for (const [width, query, what] of [
  [1440, orderQuery, 'the order and its card form appear'],
  [390, orderQuery, 'the order and its card form appear'],
  [390, cheapQuery, 'the price is corrected'],
] as const)
  test(`nothing moves when ${what}, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/checkout${query}`);
    await expect(page.getByRole('definition').last()).toHaveText('€1,450.00');
    const shown = query === cheapQuery ? page.getByRole('alert') : page.getByLabel('Card number');
    await expect(shown.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total).toBeLessThan(0.02);
  });

type LayoutShift = PerformanceEntry & { value: number };
