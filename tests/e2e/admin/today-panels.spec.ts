import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

test.use({ serverEnv: { DNS_SERVERS: '127.0.0.1:1' } });

const names = ['Yuki Tanabe', 'Sofia Prates'];

async function post(page: Page, path: string, data: unknown): Promise<Record<string, string>> {
  const response = await page.request.post(path, {
    data,
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return (await response.json()) as Record<string, string>;
}

/** What only a provider, a mail server or time can bring about. */
function bringAbout(mailDir: string, orderId: string): void {
  const database = new DatabaseSync(join(mailDir, '..', 'entrada.sqlite'), { timeout: 5_000 });
  const now = new Date().toISOString();
  database
    .prepare("update sandbox_payments set status = 'paid', paid_at = ? where order_id = ?")
    .run(now, orderId);
  database
    .prepare(
      `insert into outbox (id, kind, message_id, payload, status, attempts, next_attempt_at,
        last_error, created_at, recipient_hash)
       values ('dead', 'booking-confirmed', 'dead@entrada.example', '{"to":"aoife@brenan.example"}',
        'dead', 1, ?, 'EENVELOPE 550: no such user', ?, '')`,
    )
    .run(now, now);
  database.close();
}

test('the owner reads Today, does what it asks for, and takes a press back', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/\/admin|502|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/contact`);
  for (const name of names)
    await post(page, '/api/contact', { name, email: 'a@acme.example', message: 'A question' });
  const intent = { amount: 1450, packageId: 'company-setup' };
  const { orderId = '' } = await post(page, '/api/create-payment-intent', intent);
  bringAbout(server.mailDir, orderId);

  await page.goto('/admin');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Two people waiting');
  await page.getByRole('button', { name: `Done: the message of ${names[0]}` }).click();
  await expect(page.getByText('Marked as done.')).toBeVisible();
  await expect(heading).toHaveText('One person waiting');
  await page.getByRole('button', { name: `Undo: ${names[0]}` }).click();
  await expect(heading).toHaveText('Two people waiting');

  const ledger = page.getByRole('region', { name: 'Orders and the card provider' });
  await ledger.getByRole('button', { name: 'Check again' }).click();
  await expect(ledger.getByRole('link', { name: 'Someone without a name' })).toHaveAttribute(
    'href',
    /^\/admin\/orders\/EN-/,
  );
  await ledger.getByRole('button', { name: 'Put it right' }).click();
  await expect(ledger.getByText('One order was put right.')).toBeVisible();
  await expect(heading).toHaveText('Two people waiting, one task to do');
  await page.getByRole('button', { name: /^Done: Contact / }).click();
  await expect(heading).toHaveText('Two people waiting');
  await page.getByRole('button', { name: /^Undo: Contact / }).click();
  await expect(heading).toHaveText('Two people waiting, one task to do');

  await expect(page.getByText('One mail was not sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again to aoife@brenan.example' }).click();
  await expect(page.getByText('One mail was not sent.')).toBeHidden();

  const live = page.getByRole('region', { name: 'Before you go live' });
  await expect(live.getByText('Name on the site', { exact: true })).toBeHidden();
  await live.locator('summary', { hasText: /^Mail/ }).focus();
  await page.keyboard.press('Enter');
  await live.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(live.getByText(/^Written to the folder “mail”/)).toBeVisible();
  await expect(live.getByText('DNS could not be checked').first()).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Messages by day\. This week: .*Monday/ }),
  ).toBeVisible();

  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: `Done: the message of ${names[1]}` }).click();
  await expect(page.getByText(/^The server did not answer/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('Today has no accessibility finding and fits every width, in both languages', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/\/admin/);
  const fits = async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await page.goto('/admin');
  await expect(page.locator('#go-live summary').first()).toBeVisible();
  for (const group of await page.locator('#go-live summary').all()) await group.click();
  await expect(page.getByText('DNS could not be checked').first()).toBeVisible();
  await fits();
  expect(await axeViolationsInEveryLook(page), 'English').toEqual([]);
  await page.getByRole('button', { name: 'Português' }).click();
  await expect(page.getByRole('heading', { name: 'Antes de abrir ao público' })).toBeVisible();
  await fits();
  expect(await axeViolationsInEveryLook(page), 'Portuguese').toEqual([]);
});
