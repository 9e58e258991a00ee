import { trapName } from '#core/form-trap.ts';
import { expect, test } from '../../harness/browser-fixtures.ts';
import { readMails, waitForMail } from '../../harness/mailbox.ts';
import { fill, newAddress, open, storedFrom, toastOf, words } from './contact-form.ts';

test('while it is sent the button is busy, and a second press sends nothing more', async ({
  page,
  server,
}) => {
  const w = words.en;
  await open(page, w.path);
  const email = newAddress();
  const fields = await fill(page, w, email);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requests = 0;
  await page.route('**/api/contact', async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await fields.send.dblclick();
  const busy = page.getByRole('button', { name: w.sending });
  await expect(busy).toBeDisabled();
  await fields.name.press('Enter');
  release();
  await expect(toastOf(page, w.sent)).toBeVisible();
  await expect(fields.send).toBeEnabled();
  expect(requests).toBe(1);
  expect(storedFrom(server.mailDir, email)).toHaveLength(1);
});

test('a lost response and a retry make one message', async ({ page, server, allowConsole }) => {
  allowConsole(/api\/contact/);
  const w = words.en;
  await open(page, w.path);
  const email = newAddress();
  const fields = await fill(page, w, email);
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await fields.send.click();
  await expect(page.locator('.failure')).toContainText('could not be reached');
  expect(storedFrom(server.mailDir, email)).toHaveLength(1);
  await page.unroute('**/api/contact');
  await fields.send.click();
  await expect(toastOf(page, w.sent)).toBeVisible();
  expect(storedFrom(server.mailDir, email)).toHaveLength(1);
  await waitForMail(server.mailDir, (mail) => mail.replyTo?.[0]?.address === email);
  const mails = await readMails(server.mailDir);
  expect(mails.filter((mail) => mail.replyTo?.[0]?.address === email)).toHaveLength(1);
});

test('a field that the server refuses is marked with its sentence', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  const w = words.en;
  await open(page, w.path);
  const fields = await fill(page, w, newAddress());
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        code: 'invalid_fields',
        errors: [{ field: 'phone', code: 'too_long', message: 'x' }],
      }),
    }),
  );
  await fields.send.click();
  await expect(fields.phone).toHaveAccessibleDescription('This text is too long');
  await expect(fields.phone).toBeFocused();
  await expect(fields.message).toHaveValue('We open a shop in Lisbon in March.');
});

test('who has the hidden field filled is refused in words, and gets through once more', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/422/);
  const w = words.en;
  await open(page, w.path);
  const email = newAddress();
  const fields = await fill(page, w, email);
  await page.locator(`input[name="${trapName}"]`).evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await fields.send.click();
  await expect(page.locator('.failure')).toContainText('perhaps by a password manager');
  expect(storedFrom(server.mailDir, email)).toEqual([]);
  // The field is empty again: whoever is a person presses once more.
  await fields.send.click();
  await expect.poll(() => storedFrom(server.mailDir, email)).toHaveLength(1);
});
