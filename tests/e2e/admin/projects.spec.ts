import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { test } from '../../harness/signed-in-owner.ts';

const email = (name: string) => `${name}-${Date.now()}@tessera.example`;

test('work is begun, asked about, gone on with and finished, by keyboard where it is typed', async ({
  page,
  server,
  allowConsole,
}) => {
  // A refused field is a response of 422.
  allowConsole(/422/);
  const to = email('noor');
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Begin work' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('noor');
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(dialog.getByText('Please enter an email address')).toBeVisible();
  await dialog.getByLabel('Email').fill(to);
  await dialog.getByLabel('Name', { exact: true }).fill('Noor El-Amin');
  await dialog.getByLabel('Package').selectOption('blueprint');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Begin', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Blueprint', level: 1 })).toBeVisible();
  await expect(page.getByText(/0 of 5 steps done\. Waiting for Noor El-Amin since/)).toBeVisible();
  const mail = await waitForMail(server.mailDir, ({ to: all }) => all?.[0]?.address === to, 10_000);
  expect(mail.subject).toContain('We have begun');

  await page.getByRole('button', { name: 'Ask for something' }).click();
  await dialog.getByLabel('What', { exact: true }).selectOption('answer');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByLabel('What it is').fill('Your telephone number');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Your telephone number' });
  await expect(row).toContainText('An answer in words');
  await row.getByRole('button', { name: 'Remind' }).click();
  await expect(row).toContainText('reminded once');
  await row.getByRole('button', { name: 'Take back' }).click();
  await expect(row).toContainText('Taken back');

  // What the client does is seen here by itself.
  const [link = ''] = /https?:\S+\/do\/[\w-]{43}/.exec(mail.text ?? '') ?? [];
  const token = link.split('/').at(-1);
  const headers = { Origin: server.origin };
  const answer = { data: { text: 'To sell tiles.' }, headers };
  expect((await page.request.post(`/api/do/${token}`, answer)).status()).toBe(200);
  await expect(page.getByText(/1 of 5 steps done\. The ball is with us/)).toBeVisible();
  await expect(page.getByText('To sell tiles.')).toBeVisible();

  await page.getByLabel('Write to Noor El-Amin').fill('Thank you.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you.', { exact: true })).toBeVisible();
  const paper = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('The plan') };
  await page.locator('input[aria-label="Add a document"]').setInputFiles(paper);
  await expect(page.getByRole('button', { name: 'Download plan.txt' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Steps' });
  await steps.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText(/2 of 5 steps done/)).toBeVisible();

  await page.getByRole('button', { name: 'Finish' }).click();
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText(/Finished on/)).toBeVisible();
  await page.goto('/admin/projects?state=closed');
  await expect(page.getByRole('link', { name: 'Blueprint' }).first()).toBeVisible();
});

for (const language of ['en', 'pt'] as const)
  test(`the list and a project can be used by everybody, in ${language}`, async ({
    page,
    server,
  }) => {
    test.slow();
    await page.addInitScript((shown) => localStorage.setItem('admin-language', shown), language);
    const headers = { Origin: server.origin };
    const client = { email: email('omar'), name: 'Omar', language, title: 'Shop', titlePt: 'Loja' };
    const data = { ...client, packageId: 'company-setup' };
    const made = await page.request.post('/api/admin/projects', { data, headers });
    const { id } = (await made.json()) as { id: string };
    for (const path of ['/admin/projects', `/admin/projects/${id}`]) {
      await page.goto(path);
      await expect(page.locator('.rows li').first()).toBeVisible();
      expect(await axeViolationsInEveryLook(page), path).toEqual([]);
    }
  });

test('the owner edits the steps of a package, and work begins with them from a person', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/422/);
  await page.goto('/admin/projects/templates?package=store-care');
  const first = page.getByRole('group', { name: 'Step 1' });
  await first.getByLabel('Title', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(first.getByText('This field is required')).toBeVisible();
  await first.getByLabel('Title', { exact: true }).fill('Where your shop is');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await axeViolationsInEveryLook(page)).toEqual([]);

  const to = email('ana');
  const headers = { Origin: server.origin };
  const data = { name: 'Ana', email: to, message: 'Please call me.' };
  await page.request.post('/api/contact', { data, headers });
  await page.goto(`/admin/people?q=${encodeURIComponent(to)}`);
  await page.getByRole('link', { name: 'Ana' }).click();
  await page.getByRole('button', { name: 'Begin work' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toHaveValue(to);
  await dialog.getByLabel('Package').selectOption('store-care');
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Where your shop is').first()).toBeVisible();
});
