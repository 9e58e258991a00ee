import { expect, test } from '../../harness/browser-fixtures.ts';
import { fill, newAddress, open, words } from './contact-form.ts';

const kept = 'We open a shop in Lisbon in March.';

test('a message survives a reload and another page, and leaves the tab once it is sent', async ({
  page,
}) => {
  await open(page, '/contact');
  const email = newAddress();
  const fields = await fill(page, words.en, email);
  await page.reload();
  await expect(fields.message).toHaveValue(kept);
  await expect(fields.name).toHaveValue('Noor El-Amin');
  await page.goto('/services');
  await page.goBack();
  await expect(fields.email).toHaveValue(email);
  await expect(fields.message).toHaveValue(kept);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);

  await fields.send.click();
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Noor');
  await page.reload();
  await expect(fields.message).toHaveValue('');
});

test('another tab does not have the message', async ({ page, context }) => {
  await open(page, '/contact');
  await fill(page, words.en, newAddress());
  const other = await context.newPage();
  await open(other, '/contact');
  await expect(other.getByLabel('Message', { exact: true })).toHaveValue('');
});
