import { expect, test } from '../../harness/browser-fixtures.ts';

const toPortuguese = 'Esta página em português';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer’s language link keeps the filters and drops the rest of the query', async ({
    page,
  }) => {
    await page.goto('/blog?utm_source=mail&tag=tax&q=VAT');
    const link = page.getByRole('link', { name: toPortuguese });
    await expect(link).toHaveAttribute('href', '/pt/blog?q=VAT&tag=tax');
    await link.click();
    await expect(page.getByRole('link', { name: 'This page in English' })).toHaveAttribute(
      'href',
      '/blog?q=VAT&tag=tax',
    );
  });
});

test('one visitor’s query is never in the page that is stored for all', async ({ server }) => {
  const first = await (await fetch(`${server.origin}/services?secret=a`)).text();
  const second = await (await fetch(`${server.origin}/services`)).text();
  expect(first).not.toContain('secret');
  expect(second).toBe(first);
});

test('the footer’s language link follows the filters as they change', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Insights' }).click();
  const link = page.getByRole('link', { name: toPortuguese });
  await expect(link).toHaveAttribute('href', '/pt/blog');
  await page.getByRole('button', { name: 'tax', exact: true }).click();
  await expect(link).toHaveAttribute('href', '/pt/blog?tag=tax');
  await page.getByRole('button', { name: 'Premium', exact: true }).click();
  await expect(link).toHaveAttribute('href', '/pt/blog?tag=tax&premium=true');
  await page.goBack();
  await expect(link).toHaveAttribute('href', '/pt/blog?tag=tax');
  await link.click();
  await expect(page).toHaveURL('/pt/blog?tag=tax');
  await expect(page.getByRole('button', { name: 'impostos', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
