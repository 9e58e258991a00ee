import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { owner, test } from '../../harness/signed-in-owner.ts';
import { pressByKeyboard, typeInto } from '../sign-in/keyboard.ts';
import { addAuthenticator, readSignInMail } from '../sign-in/owner-log.ts';

// WebAuthn refuses an address: without ORIGIN the server's is `localhost`.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

const noor = { name: 'Noor El-Amin', email: 'noor@tessera.example' };
const message = 'Turnover should be around eighty thousand.';

async function call(
  page: Page,
  path: string,
  data: object,
  method = 'POST',
): Promise<Record<string, string>> {
  const { origin } = new URL(page.url());
  const response = await page.request.fetch(path, { method, data, headers: { Origin: origin } });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return response.headers()['content-type']?.includes('json') ? response.json() : {};
}

async function openPerson(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/people?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

async function pay(page: Page): Promise<void> {
  const ask = { amount: 1450, packageId: 'company-setup', language: 'en' };
  const { orderId, clientSecret } = await call(page, '/api/create-payment-intent', ask);
  const billing = { clientSecret, email: noor.email, name: noor.name };
  await call(page, `/api/orders/${orderId}/billing`, billing, 'PUT');
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await call(page, '/api/sandbox/confirm', { clientSecret, ...card });
}

test.beforeEach(async ({ page, server, allowConsole }) => {
  // The back office is another build.
  allowConsole(/\/admin|401|403/);
  await page.goto(`${server.origin}/contact`);
});

test('two entries are merged and parted, everything is downloaded, and the person is erased', async ({
  page,
}) => {
  await call(page, '/api/contact', { ...noor, message, locale: 'en' });
  const other = { name: 'N. El-Amin', email: 'noor@home.example', message, locale: 'en' };
  await call(page, '/api/contact', other);
  await pay(page);
  await openPerson(page, noor.name);

  await page.getByLabel('Find the other person').fill('home.example');
  await page.getByRole('button', { name: 'Merge N. El-Amin' }).click();
  await expect(page.getByText('N. El-Amin is merged', { exact: true })).toBeVisible();
  const messages = page.getByRole('region', { name: 'Timeline' }).getByText(message);
  await expect(messages).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The merge is undone', { exact: true })).toBeVisible();
  await expect(messages).toHaveCount(1);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('person.zip');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog', { name: `Erase ${noor.name}?` });
  await expect(dialog).toContainText(
    'Paid orders stay ten years with their billing details and certified invoices',
  );
  // The paid order has begun work, which an erasure ends only when that is said.
  await expect(dialog).toContainText('It ends work that goes on:');
  await dialog.getByRole('button', { name: `Erase ${noor.name}` }).click();
  await expect(dialog).toContainText('say that the work is to end');
  await dialog.getByLabel(/^End this work/).check();
  await dialog.getByRole('button', { name: `Erase ${noor.name}` }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Kept ten years by tax law, with their billing details: paid orders, 1.',
  );
  await expect(page.getByText(message)).toHaveCount(0);
});

for (const [path, heading] of [
  ['/admin/people', 'Pessoas'],
  ['/admin/log', 'Registo'],
  ['/admin/account', 'A sua conta'],
  ['a person', 'Eva Reis'],
] as const)
  test(`in Portuguese ${path} has no accessibility finding`, async ({ page }) => {
    await call(page, '/api/contact', { ...noor, name: 'Eva Reis', message, locale: 'pt' });
    await page.addInitScript(() => localStorage.setItem('admin-language', 'pt'));
    if (path === 'a person') await openPerson(page, heading);
    else await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // People are a table, whose last words name the time in a sentence.
    await expect(page.getByRole('time').or(page.getByRole('cell')).first()).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });

// The last two end sessions of the owner.
test('a passkey is removed', async ({ page }) => {
  await addAuthenticator(page);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('It is your last one.');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('You have no passkey yet.', { exact: true })).toBeVisible();
});

test('a session that is over is opened again in place, and the note is kept, by keyboard', async ({
  page,
  server,
}) => {
  await call(page, '/api/contact', {
    name: 'Ida Lund',
    email: 'ida@tessera.example',
    message,
    locale: 'en',
  });
  await openPerson(page, 'Ida Lund');
  const note = 'Her accountant is Faisal.';
  await typeInto(page, page.getByLabel('New note'), note);
  await page.context().clearCookies();
  await pressByKeyboard(page, page.getByRole('button', { name: 'Keep note' }));
  const dialog = page.getByRole('dialog', { name: 'Your session is over' });
  await pressByKeyboard(page, dialog.getByRole('button', { name: 'Send me a code' }));
  const code = dialog.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
  const mailed = await readSignInMail(server, owner.email);
  await page.keyboard.type(mailed.code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Tries left: 4.')).toBeVisible();
  await typeInto(page, code, mailed.code);
  await page.keyboard.press('Enter');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText(note)).toBeVisible();
  await expect(dialog).toBeHidden();
});
