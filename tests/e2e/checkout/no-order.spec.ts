import { expect, test } from '../../harness/browser-fixtures.ts';
import { storeOrder } from './checkout-page.ts';

const missing = {
  '': {
    title: 'Missing order details',
    text: 'Unable to process checkout without order details',
    to: '/services',
  },
  '/pt': {
    title: 'Faltam os dados da encomenda',
    text: 'O pagamento precisa dos dados da encomenda',
    to: '/pt/services',
  },
};

for (const [prefix, { title, text, to }] of Object.entries(missing))
  test(`${prefix}/checkout without an order says so and leads to the services after 2 s`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/contact');
    await page.goto(`${prefix}/checkout`);
    const inline = page.getByRole('main').getByRole('alert');
    await expect(inline).toContainText(title);
    await expect(inline).toContainText(text);
    await page.clock.runFor(1900);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/checkout`);
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
    await page.clock.runFor(150);
    await page.waitForURL((url) => url.pathname === to);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

for (const prefix of Object.keys(missing))
  test(`${prefix}/checkout without an order keeps the head that the server rendered`, async ({
    page,
    request,
  }) => {
    const sent = (await (await request.get(`${prefix}/checkout`)).text()).replace(/<[^>]+>/g, '');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`${prefix}/checkout`);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    const lead = await page.locator('.page-head p').textContent({ timeout: 2000 });
    expect(lead).toMatch(/^(Seller|Vendedor): .*\.$/);
    expect(sent).toContain(lead);
  });

for (const [prefix, { title, text }] of Object.entries(missing))
  test(`${prefix}/checkout without an order shows a toast`, async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`${prefix}/checkout`);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.clock.runFor(1000);
    const toast = page.locator('.toast');
    await expect(toast).toContainText(title);
    await expect(toast).toContainText(text);
  });

for (const [prefix, title, text] of [
  ['', 'Error', 'Unable to process checkout. Please try again.'],
  ['/pt', 'Erro', 'Não foi possível processar o pagamento. Tente novamente.'],
] as const)
  for (const [what, kept, query] of [
    ['a stored order that cannot be read', '{broken', ''],
    ['a price that is none', '', '?packageId=a&packageName=A&packagePrice=abc'],
  ] as const)
    test(`${prefix}/checkout with ${what} says so and stays`, async ({ page }) => {
      if (kept) await storeOrder(page, kept);
      // The toast leaves after 5 s, which a busy machine may need to open the page.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto(`${prefix}/checkout${query}`);
      await page.clock.runFor(1000);
      const toast = page.locator('.toast');
      await expect(toast).toContainText(title);
      await expect(toast).toContainText(text);
      const inline = page.getByRole('main').getByRole('alert');
      await expect(inline).toContainText(text);
      await expect(inline.getByRole('link')).toHaveAttribute('href', `${prefix || '/'}#pricing`);
      expect(new URL(page.url()).pathname).toBe(`${prefix}/checkout`);
    });
