import { expect, test } from '../../harness/browser-fixtures.ts';

test('the toggle changes texts, language, title and description, and the address stays', async ({
  page,
}) => {
  await page.goto('/contact');
  const toggle = page.getByRole('button', { name: /Switch to Portuguese|Mudar para inglês/ });
  const description = () => page.locator('meta[name="description"]').getAttribute('content');
  const english = await description();
  await expect(toggle).toHaveText('EN');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await toggle.click();
  await expect(toggle).toHaveText('PT');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  await expect(page).toHaveTitle(/^Contacto — /);
  await expect.poll(description).not.toBe(english);
  await expect(page).toHaveURL('/contact');
  await toggle.click();
  await expect(toggle).toHaveText('EN');
  await expect(page).toHaveTitle(/^Contact — /);
});

test('the choice lasts across navigations, and each load starts in English', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: /Switch to Portuguese/ }).click();
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Serviços' })
    .click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Serviços/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Services/);
});

test('an address under /pt stays Portuguese, across navigations and loads', async ({ page }) => {
  await page.goto('/pt/contact');
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Serviços' })
    .click();
  await expect(page).toHaveURL('/pt/services');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Serviços/);
});

test('the footer links to the page in the other language and back', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Esta página em português' }).click();
  await expect(page).toHaveURL('/pt/contact');
  await page.getByRole('link', { name: 'This page in English' }).click();
  await expect(page).toHaveURL('/contact');
});
