import { expect, test } from '../../harness/browser-fixtures.ts';

for (const { path, says } of [
  { path: '/book-consultation', says: 'Without it, call or write to us' },
  { path: '/pt/book-consultation', says: 'Sem ele, telefone ou escreva-nos' },
])
  test.describe(path, () => {
    test('carries no style attribute and nothing of one visitor', async ({ request }) => {
      const answer = await request.get(path);
      const html = await answer.text();
      expect(html).not.toMatch(/\sstyle=/);
      expect(html).not.toContain('<style');
      expect(answer.headers()['set-cookie']).toBeUndefined();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('says in words how to reach the company instead of the form', async ({
        page,
        allowConsole,
      }) => {
        // Preloads of scripts are refused when scripts are off.
        allowConsole(/csp$/);
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main).toContainText(says);
        await expect(main.getByRole('link', { name: /\+351/ })).toBeVisible();
        await expect(main.getByRole('link', { name: /@/ })).toBeVisible();
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('form')).toBeHidden();
      });
    });
  });
