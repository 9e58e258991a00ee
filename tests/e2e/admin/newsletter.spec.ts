import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

// WebAuthn refuses an address: without ORIGIN the server's is `localhost`.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

test('an issue is written, looked at, tested and kept, on a phone too', async ({ page }) => {
  await page.goto('/admin/newsletter');
  await page.getByRole('button', { name: 'Write an issue' }).click();
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('The tax calendar');
  await page.getByRole('textbox', { name: 'Text of the mail' }).fill('## Three dates\n\nIn March.');
  await expect(page.getByRole('heading', { level: 1, name: 'The tax calendar' })).toBeVisible();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Three dates' })).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('You have looked at a test')).toBeVisible();
  await page.getByRole('button', { name: /^Portuguese/ }).click();
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('O calendário fiscal');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: /^Portuguese/ }).click();
  await expect(page.getByRole('textbox', { name: 'Subject', exact: true })).toHaveValue(
    'O calendário fiscal',
  );
});
