import { expect, test } from '../../harness/browser-fixtures.ts';

for (const [prefix, portal, home] of [
  ['', 'Go to client portal', 'Back to home'],
  ['/pt', 'Ir para o portal do cliente', 'Voltar ao início'],
] as const)
  for (const query of ['', '?payment_intent=pi_1&redirect_status=succeeded'])
    test(`${prefix}/payment-success${query} claims nothing and leads on`, async ({ page }) => {
      await page.goto(`${prefix}/payment-success${query}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: portal })).toHaveAttribute(
        'href',
        `${prefix}/client-portal`,
      );
      await expect(main.locator('.confetti')).toHaveCount(0);
      await expect(main).not.toContainText(/Completed|Concluído|received|recebido/);
      await main.getByRole('link', { name: home }).click();
      await page.waitForURL((url) => url.pathname === (prefix || '/'));
    });

test('the page of a payment is never stored nor listed', async ({ request }) => {
  const answer = await request.get('/payment-success');
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.text()).toContain('content="noindex"');
});
