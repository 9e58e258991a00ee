import { StatementSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, vi } from 'vitest';
import type { Today } from '#features/today/today.schema.ts';
import { recordBackup } from '#platform/last-backup.server.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  openBrowser,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

afterEach(() => void vi.restoreAllMocks());

async function readToday(browser: Browser): Promise<Today> {
  const response = await browser.get('/api/admin/today');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  return (await response.json()) as Today;
}

async function order(site: StaffSite, status: 'failed' | 'pending' | 'paid'): Promise<string> {
  const intent = { amount: 1450, packageId: 'company-setup' };
  const made = await site.send<Record<string, string>>('/api/create-payment-intent', intent);
  const id = made.orderId ?? '';
  await site.database.transaction(async (trx) =>
    trx.updateTable('orders').set({ status }).where('id', '=', id).execute(),
  );
  return id;
}

const stateOf = ({ goLive }: Today, id: string) => goLive.find((item) => item.id === id);

it('says that nothing waits on a new site, and nothing to a visitor', async ({ site }) => {
  const today = await readToday(await becomeOwner(site));
  expect(today).toMatchObject({
    consultations: { today: 0, tomorrow: 0, next: [] },
    messages: { waiting: 0, first: [] },
    tasks: { count: 0, first: [] },
    money: { totals: [], first: [] },
    ledger: { open: 0 },
    mails: { count: 0, first: [], overdue: { count: 0, since: null, reason: null, code: null } },
    sources: [],
    backup: { at: null, engine: site.database.engine },
    damagedFile: null,
    week: { first: '2026-11-23', last: '2026-11-29', currency: 'EUR', isTest: true },
  });
  expect((await openBrowser(site).get('/api/admin/today')).status).toBe(401);
});

it('lists consultations, messages, failed payments and mails that were given up', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await site.send('/api/bookings', bookingBody({ timeZone: 'Asia/Kolkata' }));
  const message = `Two\nlines, then ${'x'.repeat(300)}`;
  await site.send('/api/contact', { name: 'Rui', email: 'rui@acme.example', message });
  await order(site, 'failed');
  later({ minutes: 1 });
  await order(site, 'pending');
  await site.database.transaction(async (trx) => {
    await trx
      .updateTable('outbox')
      .set({ status: 'dead', lastError: '550 no such user' })
      .execute();
  });
  const today = await readToday(owner);
  expect(today.consultations.next).toMatchObject([
    {
      name: 'Noor El-Amin',
      timeZone: 'Asia/Kolkata',
      state: 'confirmed',
      place: 'phone',
      videoLink: null,
    },
  ]);
  expect(today.messages).toMatchObject({
    waiting: 1,
    first: [
      {
        name: 'Rui',
        isUrgent: false,
        revision: 1,
        excerpt: expect.stringMatching(/^Two lines, then x{143}…$/),
      },
    ],
  });
  expect(today.money.first).toMatchObject([
    { state: 'pending', amountCents: 145_000, buyer: null },
    { state: 'failed' },
  ]);
  expect(today.money.totals.toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
    { state: 'failed', currency: 'EUR', count: 1, cents: 145_000 },
    { state: 'pending', currency: 'EUR', count: 1, cents: 145_000 },
  ]);
  expect(today.mails.first[0]).toMatchObject({ error: '550 no such user' });
  expect(today.mails.count).toBeGreaterThan(today.mails.first.length - 1);
});

it('says since when mails wait longer than ten minutes, and why, without an address', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const since = site.clock.now.toISOString();
  const change = (lastError: string | null, attempts = 1) =>
    site.database.transaction(async (trx) =>
      trx.updateTable('outbox').set({ lastError, attempts }).execute(),
    );
  await site.send('/api/contact', {
    name: 'Rui',
    email: 'rui@acme.example',
    message: 'A question',
  });
  await change('EAUTH 535');
  later({ minutes: 9 });
  expect((await readToday(owner)).mails.overdue.count).toBe(0);
  later({ minutes: 2 });
  const { mails } = await readToday(owner);
  expect(mails).toMatchObject({ count: 0, first: [] });
  expect(mails.overdue).toEqual({ count: 2, since, reason: 'login', code: 'EAUTH 535' });
  await change('EENVELOPE 451: 451 4.7.1 <rui@acme.example> try later');
  const refused = (await readToday(owner)).mails.overdue;
  expect(refused).toMatchObject({ reason: 'refused', code: 'EENVELOPE 451' });
  expect(JSON.stringify(refused)).not.toContain('rui');
  // Nothing runs that would send them.
  await change(null, 0);
  expect((await readToday(owner)).mails.overdue).toMatchObject({ reason: 'untried', code: null });
});

it('a mail that is tried again after it was given up waits from then on', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await site.send('/api/contact', {
    name: 'Rui',
    email: 'rui@acme.example',
    message: 'A question',
  });
  await site.database.transaction(async (trx) =>
    trx.updateTable('outbox').set({ status: 'dead', attempts: 12, lastError: 'EDNS' }).execute(),
  );
  later({ hours: 1 });
  const { first } = (await readToday(owner)).mails;
  await owner.send(`/api/admin/outbox/${first[0]?.id}/retry`);
  expect((await readToday(owner)).mails.overdue.count).toBe(0);
  later({ minutes: 11 });
  expect((await readToday(owner)).mails.overdue.count).toBe(1);
});

it('counts a renewal in arrears once, as such', async ({ site }) => {
  const owner = await becomeOwner(site);
  const id = await order(site, 'failed');
  await site.database.transaction(async (trx) =>
    trx
      .updateTable('orders')
      .set({ subscriptionStatus: 'past_due' })
      .where('id', '=', id)
      .execute(),
  );
  const { money } = await readToday(owner);
  expect(money.first.map(({ state }) => state)).toEqual(['past_due']);
  expect(money.totals).toEqual([{ state: 'past_due', currency: 'EUR', count: 1, cents: 145_000 }]);
});

it('counts the consultations of today that have not ended, and those of tomorrow', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const people = ['a', 'b', 'c'].map((name) => ({ email: `${name}@acme.example` }));
  const videoLink = 'https://meet.example/entrada';
  const setLink = (link: string | null) =>
    site.database.transaction((trx) =>
      trx.updateTable('bookingRules').set({ videoLink: link }).execute(),
    );
  await setLink(videoLink);
  await site.send(
    '/api/bookings',
    bookingBody({ ...people[0], date: '2026-11-23', time: '11:00', place: 'phone' }),
  );
  await site.send(
    '/api/bookings',
    bookingBody({ ...people[1], date: '2026-11-23', time: '14:00', place: 'video' }),
  );
  await site.send(
    '/api/bookings',
    bookingBody({ ...people[2], date: '2026-11-24', time: '09:00' }),
  );
  const { consultations } = await readToday(owner);
  expect(consultations).toMatchObject({ today: 2, tomorrow: 1 });
  // Each is joined or called as its own client was told.
  expect(consultations.next).toMatchObject([
    { place: 'phone', videoLink: null },
    { place: 'video', videoLink },
    { place: 'any', videoLink: null },
  ]);
  later({ hours: 3 });
  const { today, next } = (await readToday(owner)).consultations;
  expect([today, next.length]).toEqual([1, 2]);
  await setLink(null);
});

it('counts where bookings and sign-ups came from, apart from both', async ({ site }) => {
  const owner = await becomeOwner(site);
  const book = (name: string, time: string, source?: string) =>
    site.app.request('/api/bookings', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(source && { 'Visit-Source': source }) },
      body: JSON.stringify(bookingBody({ email: `${name}@acme.example`, time })),
    });
  expect((await book('a', '09:00', 'host=www.google.pt')).status).toBe(201);
  expect((await book('b', '10:00', 'host=google.com')).status).toBe(201);
  expect((await book('c', '11:00', 'campaign=spring')).status).toBe(201);
  expect((await book('d', '14:00')).status).toBe(201);
  // A refused booking counts nowhere.
  expect((await book('e', '14:00', 'campaign=spring')).status).toBe(409);
  const signUp = (name: string, source?: string) =>
    site.app.request('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(source && { 'Visit-Source': source }) },
      body: JSON.stringify({ email: `${name}@acme.example` }),
    });
  expect((await signUp('f', 'campaign=spring')).status).toBe(201);
  expect((await signUp('g', 'issue=two-dates')).status).toBe(201);
  // The same address again is no further sign-up.
  expect((await signUp('g', 'issue=two-dates')).status).toBe(409);
  expect((await readToday(owner)).sources).toEqual([
    { source: 'google', bookings: 2, signUps: 0 },
    { source: 'campaign:spring', bookings: 1, signUps: 1 },
    { source: 'direct', bookings: 1, signUps: 0 },
    { source: 'issue:two-dates', bookings: 0, signUps: 1 },
  ]);
  const rows = await site.database.read((db) =>
    db.selectFrom('bookingSources').selectAll().execute(),
  );
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['bookings', 'day', 'source']);
  const signUps = await site.database.read((db) =>
    db.selectFrom('signUpSources').selectAll().execute(),
  );
  expect(Object.keys(signUps[0] ?? {}).sort()).toEqual(['day', 'signUps', 'source']);
});

it('knows the age of the last backup, and what it cannot know', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const never = site.database.engine === 'postgres' ? 'unknown' : 'open';
  expect(stateOf(await readToday(owner), 'backup')).toMatchObject({ state: never, value: null });
  recordBackup(site.dataDir, site.clock.now);
  const at = site.clock.now.toISOString();
  const today = await readToday(owner);
  expect(today.backup.at).toBe(at);
  expect(stateOf(today, 'backup')).toMatchObject({ state: 'set', value: at });
  later({ days: 2, minutes: 1 });
  const again = await signIn(site, ownerEmail);
  expect(stateOf(await readToday(again), 'backup')).toMatchObject({ state: 'open', value: at });
});

it('names what is left before going live', async ({ site }) => {
  const owner = await becomeOwner(site);
  const before = await readToday(owner);
  expect(stateOf(before, 'company_nipc')).toEqual({
    id: 'company_nipc',
    state: 'open',
    value: '999 999 990',
  });
  expect(stateOf(before, 'payments')).toMatchObject({ state: 'open', value: 'sandbox' });
  expect(stateOf(before, 'mail_server')).toMatchObject({ state: 'open' });
  expect(stateOf(before, 'test_mail')).toMatchObject({ state: 'open' });
  expect(stateOf(before, 'portal')).toMatchObject({ state: 'open' });
  expect(stateOf(before, 'origin')).toMatchObject({ state: 'set' });
  expect(stateOf(before, 'legal_vat')).toMatchObject({ state: 'open' });
  expect(stateOf(before, 'posts')?.state).toBe('open');
  await site.database.transaction(async (trx) => {
    await trx.updateTable('company').set({ nipc: '501 442 600' }).execute();
    await trx.updateTable('testimonials').set({ testimonial: 'Theirs' }).execute();
  });
  const after = await readToday(owner);
  expect(stateOf(after, 'company_nipc')).toMatchObject({ state: 'set', value: null });
  expect(stateOf(after, 'testimonials')).toMatchObject({ state: 'set', value: '0' });
});

const readAll = StatementSync.prototype.all;

/** Counts the statements of a read and, on SQLite, returns their texts. */
async function watchStatements(engine: 'sqlite' | 'postgres', read: () => Promise<unknown>) {
  const texts: string[] = [];
  vi.spyOn(StatementSync.prototype, 'all').mockImplementation(function (
    this: StatementSync,
    ...values: Parameters<typeof readAll>
  ) {
    texts.push(this.sourceSQL);
    return readAll.apply(this, values);
  });
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  await read();
  const count = engine === 'sqlite' ? texts.length : queries.mock.calls.length;
  vi.restoreAllMocks();
  return { count, texts };
}

it('is at most twenty-six statements, none of which reads a whole table that grows', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    await site.send('/api/contact', {
      name: `Ana ${name}`,
      email: `${name}@acme.example`,
      message: 'A question',
    });
  const work = { email: 'a@acme.example', name: 'Ana', language: 'en', title: 'A plan' };
  await owner.send('/api/admin/projects', { ...work, packageId: 'blueprint' });
  await readToday(owner);
  const { count, texts } = await watchStatements(site.database.engine, () => readToday(owner));
  expect(count).toBeGreaterThan(8);
  expect(count).toBeLessThanOrEqual(26);
  const grows =
    /^SCAN (bookings|contact_messages|conversations|orders|charges|newsletter_subscribers|company_tasks|outbox|booking_sources|sign_up_sources|blog_posts|projects|project_requests|project_steps)\b(?!.* USING)/;
  for (const text of texts) {
    const explain = sql<{ detail: string }>`${sql.raw(`explain query plan ${text}`)}`;
    const { rows } = await site.database.read((db) => explain.execute(db));
    const scans = rows.map(({ detail }) => detail).filter((detail) => grows.test(detail));
    expect(scans, text).toEqual([]);
  }
});
