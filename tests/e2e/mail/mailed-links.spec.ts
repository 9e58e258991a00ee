import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { bodyFor, freeSlots } from '../../faults/book.ts';
import { expect } from '../../harness/browser-fixtures.ts';
import { readMails } from '../../harness/mailbox.ts';
import { mailedActionOf, mailedActions } from '../../harness/mailed-actions.ts';
import type { RunningServer } from '../../harness/running-server.ts';
import { owner, test } from '../../harness/signed-in-owner.ts';

const email = 'noor@tessera.example';

/** Everything that a mailed link is about; the outbox and the server's own jobs go on meanwhile. */
const tables = [
  'bookings',
  'booking_links',
  'newsletter_subscribers',
  'newsletter_consents',
  'newsletter_links',
  'contact_messages',
  'conversations',
  'orders',
  'withdrawals',
  'people',
  'sign_ins',
  'sessions',
  'content_preview_links',
  'projects',
  'project_requests',
  'project_decisions',
  'project_documents',
  'client_links',
  'client_proofs',
  'client_words',
  'content_records',
  'testimonials',
];

function readTables({ mailDir }: RunningServer): Record<string, unknown[]> {
  const database = new DatabaseSync(join(dirname(mailDir), 'entrada.sqlite'), { readOnly: true });
  const rows = tables.map((table) => [
    table,
    database.prepare(`select * from ${table} order by 1`).all(),
  ]);
  database.close();
  return Object.fromEntries(rows);
}

async function post(page: Page, path: string, data: object): Promise<Record<string, string>> {
  const { origin } = new URL(page.url());
  const response = await page.request.post(path, { data, headers: { Origin: origin } });
  expect(response.status(), await response.text()).toBeLessThan(300);
  const text = await response.text();
  return text.startsWith('{') ? JSON.parse(text) : {};
}

/** Buys a package; its receipt has the link to withdraw, and that of a subscription the link to it. */
async function buy(page: Page, packageId: string): Promise<void> {
  const order = { amount: 1, packageId };
  const { orderId, clientSecret } = await post(page, '/api/create-payment-intent', order);
  const { origin } = new URL(page.url());
  const details = { data: { clientSecret, email }, headers: { Origin: origin } };
  await page.request.put(`/api/orders/${orderId}/billing`, details);
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await post(page, '/api/sandbox/confirm', { clientSecret, ...card });
}

/** A link of each action, from the mails so far, by its action. */
async function mailedLinks({ mailDir }: RunningServer): Promise<Map<string, string>> {
  const links = (await readMails(mailDir)).flatMap(({ text = '', headers }) => {
    const unsubscribe = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    return `${text} ${unsubscribe}`.match(/https?:\/\/[^\s<>]+/g) ?? [];
  });
  const found = links.map((link) => [mailedActionOf(link), link] as const);
  return new Map(found.filter((entry): entry is [string, string] => entry[0] !== null));
}

/** Asks a client for something, and sends them a paper with a message. */
async function work(page: Page): Promise<void> {
  const client = { email, name: 'Noor', language: 'en', title: 'A company' };
  const { id } = await post(page, '/api/admin/projects', client);
  const project = `/api/admin/projects/${id}`;
  await post(page, `${project}/requests`, { kind: 'answer', title: 'What will it do?' });
  const paper = crypto.randomUUID();
  const { origin } = new URL(page.url());
  const headers = { Origin: origin, 'X-File-Name': 'notes.txt', 'Content-Type': 'text/plain' };
  const sent = await page.request.put(`${project}/files/${paper}`, { data: 'Notes', headers });
  expect(sent.status()).toBe(201);
  await post(page, `${project}/messages`, { text: 'As agreed.', fileIds: [paper] });
  const done = await post(page, '/api/admin/projects', { ...client, title: 'A shop' });
  await post(page, `/api/admin/projects/${done.id}/close`, {});
}

/** The link to all of finished work, which needs a code besides. */
async function archiveLink({ mailDir }: RunningServer): Promise<string> {
  const texts = (await readMails(mailDir)).map(({ text = '' }) => text);
  return /https?:\S+\/archive\/[\w-]+/.exec(texts.join('\n'))?.[0] ?? '';
}

/** Makes the link to a draft that staff send on by hand. */
async function sharePreview(page: Page): Promise<string> {
  const list = await page.request.get('/api/blog-posts?fields=card&limit=1');
  const [shown] = (await list.json()) as { id: string }[];
  const made = await post(page, `/api/admin/content/posts/${shown?.id}/preview-link`, {});
  return made.url ?? '';
}

test('a scripted browser that opens every mailed link changes nothing and gets no session', async ({
  page,
  browser,
  server,
  allowConsole,
}) => {
  allowConsole(/./);
  await page.goto('/contact');
  const [slot] = await freeSlots(server.origin);
  if (!slot) throw new Error('Nothing is free');
  await post(page, '/api/bookings', { ...bodyFor(slot), email });
  await post(page, '/api/newsletter/subscribe', { email, locale: 'en' });
  await buy(page, 'company-setup');
  await buy(page, 'store-care');
  await work(page);
  await post(page, '/api/sign-in', { email: owner.email, locale: 'en' });
  await expect
    .poll(async () => [...(await mailedLinks(server)).keys()])
    .toContain('/newsletter/confirm');
  const confirm = (await mailedLinks(server)).get('/newsletter/confirm') ?? '';
  await post(page, '/api/newsletter/confirm', { token: confirm.split('/').at(-1), locale: 'en' });
  await expect
    .poll(async () => [...(await mailedLinks(server)).keys()].sort())
    .toEqual([...mailedActions]);

  const preview = await sharePreview(page);
  const before = readTables(server);
  for (const [action, link] of [
    ...(await mailedLinks(server)),
    ['/preview', preview] as const,
    ['/archive', await archiveLink(server)] as const,
  ]) {
    const scanner = await browser.newContext();
    const visit = await scanner.newPage();
    await visit.goto(link, { waitUntil: 'networkidle' });
    await expect(visit.locator('h1').first(), action).toBeVisible();
    expect(await scanner.cookies(), action).toEqual([]);
    expect((await visit.request.get('/api/account/sessions')).status(), action).toBe(401);
    await scanner.close();
  }
  expect(readTables(server)).toEqual(before);
});
