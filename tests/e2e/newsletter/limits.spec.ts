import { expect, test } from '../../harness/browser-fixtures.ts';

test.use({ serverEnv: { RATE_LIMITS: 'on' } });

test('one press too many keeps the form, and shows how else to reach the company', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/429/);
  for (let press = 0; press < 20; press += 1)
    await request.post('/api/newsletter/subscribe', {
      data: { email: `crowd${press}@tessera.example` },
    });
  await page.goto('/');
  const section = page.getByRole('region', { name: /newsletter/i });
  await section.getByLabel('Email').fill('noor@tessera.example');
  await section.getByRole('button', { name: 'Subscribe' }).click();
  const failure = section.locator('.failure');
  await expect(failure).toBeFocused();
  // An hour's attempts are used up; the toast says the same.
  const sentences =
    /An error occurred during subscription\. Please try again\. Too many attempts in a short time: the next one works in \d+ minutes?\./;
  await expect(failure).toContainText(sentences);
  await expect(page.locator('.toast')).toContainText(sentences);
  const phone = failure.getByRole('link', { name: '+351 210 000 000' });
  await expect(phone).toHaveAttribute('href', 'tel:+351210000000');
  await expect(failure.getByRole('link', { name: 'ola@entrada.example' })).toBeVisible();
  await expect(section.getByLabel('Email')).toHaveValue('noor@tessera.example');
});

test('the message of one press too many is kept, with phone and email beside it', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/429/);
  const message = 'Can you help us by March?';
  for (let press = 0; press < 10; press += 1)
    await request.post('/api/contact', {
      data: { name: 'Crowd', email: `crowd${press}@tessera.example`, message },
    });
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Noor');
  await page.getByLabel('Email').fill('noor@tessera.example');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const failure = page.locator('.failure');
  await expect(failure).toContainText('Too many attempts in a short time.');
  await expect(failure.getByRole('link', { name: '+351 210 000 000' })).toBeVisible();
  await expect(failure.getByRole('link', { name: 'ola@entrada.example' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
});
