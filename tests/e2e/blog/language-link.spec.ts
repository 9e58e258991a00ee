import { expect, test } from '../../harness/browser-fixtures.ts';

const toPortuguese = 'Esta página em português';

test('the served page keeps the filters in its language link and drops the rest of the query', async ({
  server,
}) => {
  for (const [path, twin] of [
    ['/blog?utm_source=mail&tag=tax&q=VAT', '/pt/blog?q=VAT&amp;tag=tax'],
    ['/pt/case-studies?show=featured&page=1&x=1', '/case-studies?show=featured&amp;page=1'],
    ['/services?q=VAT', '/pt/services'],
  ]) {
    const html = await (await fetch(server.origin + path)).text();
    expect(/<a class="foot__twin" href="([^"]*)"/.exec(html)?.[1], path).toBe(twin);
  }
});

test('one visitor’s query is never in the page that is stored for all', async ({ server }) => {
  const first = await (await fetch(`${server.origin}/services?passphrase=a`)).text();
  const second = await (await fetch(`${server.origin}/services`)).text();
  expect(first).not.toContain('passphrase');
  expect(second).toBe(first);
});

test('the footer’s language link follows the filters as they change', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  const link = page.getByRole('link', { name: toPortuguese });
  await expect(link).toHaveAttribute('href', '/pt/blog');
  await page.getByRole('button', { name: 'Tax', exact: true }).click();
  await expect(link).toHaveAttribute('href', '/pt/blog?tag=tax');
  await page.getByRole('button', { name: 'Premium', exact: true }).click();
  await expect(link).toHaveAttribute('href', '/pt/blog?tag=tax&premium=true');
  await page.goBack();
  await expect(link).toHaveAttribute('href', '/pt/blog?tag=tax');
  await link.click();
  await expect(page).toHaveURL('/pt/blog?tag=tax');
  await expect(page.getByRole('button', { name: 'Impostos', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
