import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

// Nothing listens there.
test.use({ serverEnv: { SMTP_URL: 'smtp://127.0.0.1:1', DNS_SERVERS: '127.0.0.1:1' } });

/** Waits until each mail was tried, and lets them have been written 25 minutes ago. */
async function letThemWait(mailDir: string): Promise<void> {
  const database = new DatabaseSync(join(mailDir, '..', 'entrada.sqlite'), { timeout: 5_000 });
  const untried = database.prepare('select count(*) as n from outbox where last_error is null');
  await expect.poll(() => untried.get()?.n, { timeout: 30_000 }).toBe(0);
  const at = new Date(Date.now() - 25 * 60_000).toISOString();
  database.prepare("update outbox set created_at = ? where status = 'waiting'").run(at);
  database.close();
}

async function readToday(page: Page, said: Record<string, string | RegExp>): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.heading ?? '');
  await expect(page.getByText(said.note ?? '')).toBeVisible();
  await expect(page.getByText(said.why ?? '')).toBeVisible();
  await expect(page.getByText(said.backup ?? '')).toBeVisible();
  const live = page.locator('#go-live');
  const group = page.getByText(said.group ?? '', { exact: true });
  await live.locator('summary').filter({ has: group }).click();
  await expect(live.getByText(said.line ?? '')).toBeVisible();
  expect(await axeViolationsInEveryLook(page)).toEqual([]);
}

test('mails that a dead mail server leaves waiting, and an old backup, are on Today in both languages, and its line says so', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/contact`);
  const data = { name: 'Rui', email: 'rui@acme.example', message: 'A question' };
  await page.request.post('/api/contact', { data, headers: { Origin: server.origin } });
  await letThemWait(server.mailDir);
  const at = new Date(Date.now() - 75 * 3_600_000).toISOString();
  await writeFile(join(server.mailDir, '..', 'last-backup.json'), JSON.stringify({ at }));
  await readToday(page, {
    heading: 'One person waiting, two mails not sent',
    note: /^Two mails have been waiting since /,
    why: /^The mail server cannot be reached \(E\w+\)\. They are sent by themselves/,
    backup: 'The last backup is 3 d 3 h old.',
    group: 'Mail',
    line: /A mail server is set, and no mail gets out now/,
  });
  await page.goto('/admin/settings');
  await expect(page.getByText(/No mail gets out now\. 2 waiting/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: 'Português' }).click();
  await readToday(page, {
    heading: 'Uma pessoa à espera, dois e-mails por enviar',
    note: /^Dois e-mails estão à espera desde /,
    why: /^Não se consegue chegar ao servidor de correio \(E\w+\)\. São enviados/,
    backup: 'A última cópia de segurança tem 3 d 3 h.',
    group: 'E-mail',
    line: /Há um servidor de correio definido, mas agora não sai nenhum e-mail/,
  });
});
