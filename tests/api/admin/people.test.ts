import { inflateRawSync } from 'node:zlib';
import { expect } from 'vitest';
import { bookingBody } from '../../factories/booking-site.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

type Person = {
  id: string;
  name: string;
  email: string;
  erasedAt: string | null;
  mergedInto: string | null;
  merges: { id: string; email: string }[];
  entries: {
    kind: string;
    label: string;
    state: string | null;
    cents: number | null;
    currency: string | null;
  }[];
};
type People = { total: number; people: Person[] };

async function find(browser: Browser, q: string): Promise<People> {
  return (await (
    await browser.get(`/api/admin/people?q=${encodeURIComponent(q)}`)
  ).json()) as People;
}

async function show(browser: Browser, id: string, query = ''): Promise<Person> {
  return (await (await browser.get(`/api/admin/people/${id}${query}`)).json()) as Person;
}

async function idOf(browser: Browser, email: string): Promise<string> {
  return (await find(browser, email)).people[0]?.id ?? '';
}

async function outcomeOf(response: Response): Promise<[number, unknown]> {
  const body = response.status === 204 ? {} : ((await response.json()) as { code?: string });
  return [response.status, body.code];
}

const message = 'Can you help us by March?';

/** Everything that a person can do here. */
async function act(
  site: StaffSite,
  email: string,
  { later, name = 'Noor El-Amin' }: { later: (by: object) => void; name?: string },
): Promise<void> {
  await site.send('/api/contact', { name, email, message });
  later({ minutes: 1 });
  await site.send('/api/newsletter/subscribe', { name, email });
  later({ minutes: 1 });
  const ask = { amount: 1450, packageId: 'company-setup', language: 'en' };
  const { orderId, clientSecret } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    ask,
  );
  await site.send(`/api/orders/${orderId}/billing`, { clientSecret, email, name }, 'PUT');
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  later({ minutes: 1 });
  await site.send('/api/sandbox/confirm', { clientSecret, ...card });
}

it('are found by name, address and phone, newest first and in pages', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  for (const [name, email] of [
    ['Ana Sousa', 'ana@a.example'],
    ['Rui_Costa', 'rui@b.example'],
  ]) {
    later({ minutes: 1 });
    await site.send('/api/contact', { name, email, message, phone: '+351 912 000 111' });
  }
  expect((await find(owner, 'SOUSA')).people.map(({ email }) => email)).toEqual(['ana@a.example']);
  expect((await find(owner, 'b.exam')).people.map(({ name }) => name)).toEqual(['Rui_Costa']);
  expect((await find(owner, '_')).total).toBe(1);
  const all = await find(owner, '912 000');
  expect([all.total, all.people.map(({ name }) => name)]).toEqual([2, ['Rui_Costa', 'Ana Sousa']]);
  const second = (await (
    await owner.get('/api/admin/people?q=912&limit=1&offset=1')
  ).json()) as People;
  expect([second.total, second.people[0]?.name]).toEqual([2, 'Ana Sousa']);
});

it('have a timeline read from what they did, with notes and the log', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await act(site, 'noor@t.example', { later });
  const id = await idOf(owner, 'noor@t.example');
  later({ minutes: 1 });
  const noted = await owner.send(`/api/admin/people/${id}/notes`, { text: 'Likes the mornings' });
  expect(noted.status).toBe(201);
  const { entries } = await show(owner, id);
  const kinds = entries.map(({ kind, state }) => `${kind} ${state}`);
  expect(kinds.toSorted()).toEqual([
    'charge paid',
    'log staff',
    // About the message, the subscription, the order and the work that it began.
    'mail waiting',
    'mail waiting',
    'mail waiting',
    'mail waiting',
    'message new',
    'newsletter unconfirmed',
    'note null',
    'order paid',
  ]);
  expect(kinds.filter((kind) => !kind.startsWith('mail')).at(-1)).toBe('message new');
  const paid = entries.filter(({ cents }) => cents !== null);
  expect(paid.map(({ kind, currency }) => `${kind} ${currency}`).toSorted()).toEqual([
    'charge EUR',
    'order EUR',
  ]);
  const part = await show(owner, id, '?limit=2&offset=4');
  expect(part.entries).toEqual(entries.slice(4, 6));
  expect(await outcomeOf(await owner.send(`/api/admin/people/${id}/notes`, { text: ' ' }))).toEqual(
    [422, 'invalid_fields'],
  );
});

it('without an order are not found by a bookkeeper', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await act(site, 'buyer@t.example', { later });
  await site.send('/api/contact', { name: 'Noor', email: 'other@t.example', message });
  const [buyer, other] = [
    await idOf(owner, 'buyer@t.example'),
    await idOf(owner, 'other@t.example'),
  ];
  await addStaff(site, { email: 'books@entrada.example', role: 'bookkeeper' });
  const bookkeeper = await signIn(site, 'books@entrada.example');
  const found = await find(bookkeeper, 't.example');
  expect(found.people.map(({ id }) => id)).toEqual([buyer]);
  expect((await bookkeeper.get(`/api/admin/people/${buyer}`)).status).toBe(200);
  const refused = await bookkeeper.get(`/api/admin/people/${other}`);
  expect([refused.status, await refused.text()]).toEqual([
    404,
    expect.not.stringContaining('Noor'),
  ]);
});

it('are merged, found under either address, and apart again after the undo', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await act(site, 'noor@work.example', { later });
  await site.send('/api/contact', { name: 'Noor', email: 'noor@home.example', message });
  const work = await idOf(owner, 'noor@work.example');
  const home = await idOf(owner, 'noor@home.example');
  const kindsOf = async (id: string) => (await show(owner, id)).entries.map(({ kind }) => kind);
  // Mails are listed by address, whoever's entry it is now.
  const entriesOf = async (id: string) =>
    (await kindsOf(id)).filter((kind) => kind !== 'log' && kind !== 'mail').length;
  const mailsOf = async (id: string) =>
    (await kindsOf(id)).filter((kind) => kind === 'mail').length;
  const mailsBefore = [await mailsOf(work), await mailsOf(home)];
  expect(mailsBefore).toEqual([4, 1]);
  const before = [await entriesOf(work), await entriesOf(home)];
  const merge = (from: string, into: string) =>
    owner.send(`/api/admin/people/${from}/merge`, { into });
  expect(await outcomeOf(await merge(home, home))).toEqual([409, 'same_person']);
  expect(await outcomeOf(await merge(home, crypto.randomUUID()))).toEqual([404, 'not_found']);
  const { id: mergeId } = (await (await merge(home, work)).json()) as { id: string };
  expect([await entriesOf(work), await entriesOf(home)]).toEqual([
    (before[0] ?? 0) + (before[1] ?? 0),
    0,
  ]);
  expect([await mailsOf(work), await mailsOf(home)]).toEqual([5, 0]);
  expect((await find(owner, 'noor@home')).total).toBe(0);
  expect(await outcomeOf(await merge(home, work))).toEqual([409, 'is_merged']);

  // What the merged address does now belongs to the other.
  await site.send('/api/contact', { name: 'Noor E.', email: 'noor@home.example', message });
  expect(await entriesOf(work)).toBe((before[0] ?? 0) + (before[1] ?? 0) + 1);
  expect((await show(owner, work)).merges.map(({ email }) => email)).toEqual(['noor@home.example']);

  const undo = () => owner.send(`/api/admin/people-merges/${mergeId}/undo`);
  expect((await undo()).status).toBe(204);
  expect((await undo()).status).toBe(404);
  expect([await entriesOf(work), await entriesOf(home)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

it('stay merged after thirty days', async ({ site, later }) => {
  await becomeOwner(site);
  for (const email of ['a@t.example', 'b@t.example'])
    await site.send('/api/contact', { name: 'Noor', email, message });
  const first = await signIn(site, 'rita@entrada.example');
  const [a, b] = [await idOf(first, 'a@t.example'), await idOf(first, 'b@t.example')];
  const merged = await first.send(`/api/admin/people/${a}/merge`, { into: b });
  const { id } = (await merged.json()) as { id: string };
  later({ days: 31 });
  const owner = await signIn(site, 'rita@entrada.example');
  expect((await owner.send(`/api/admin/people-merges/${id}/undo`)).status).toBe(404);
  expect((await show(owner, b)).merges).toEqual([]);
});

/** The names and contents of a ZIP file's entries, from its central directory. */
function readZip(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const start = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const body = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    files[name] = inflateRawSync(zip.subarray(body, body + size)).toString();
  }
  return files;
}

it('are exported as a ZIP of JSON, with nothing of anyone else', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await act(site, 'noor@t.example', { later });
  await site.send('/api/contact', { name: 'Other', email: 'other@t.example', message });
  const fresh = await signIn(site, 'rita@entrada.example');
  const id = await idOf(owner, 'noor@t.example');
  const response = await fresh.get(`/api/admin/people/${id}/export`);
  expect(response.headers.get('Content-Type')).toBe('application/zip');
  const files = readZip(Buffer.from(await response.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual(
    [
      'bookings',
      'browsers',
      'charges',
      'consents',
      'conversations',
      'disputes',
      'files',
      'invitations',
      'invoices',
      'issues',
      'mails',
      'message-files',
      'messages',
      'newsletter-topics',
      'newsletter',
      'orders',
      'other-details',
      'passkeys',
      'payment-requests',
      'person',
      'project-addresses',
      'project-decisions',
      'project-papers',
      'project-requests',
      'project-steps',
      'projects-read',
      'projects',
      'quote-decisions',
      'quote-parts',
      'quote-withdrawals',
      'quotes',
      'replies',
      'sign-in-requests',
      'sign-ins',
      'staff',
      'suppressions',
      'terms',
      'withdrawals',
      'words',
    ].map((name) => `${name}.json`),
  );
  const all = Object.values(files).join();
  expect(JSON.parse(files['messages.json'] ?? '')).toMatchObject([{ message }]);
  expect(JSON.parse(files['orders.json'] ?? '')).toMatchObject([{ amountCents: 145000 }]);
  expect(all).not.toMatch(/other@|hash|secret|token/i);
  later({ minutes: 11 });
  expect(await outcomeOf(await fresh.get(`/api/admin/people/${id}/export`))).toEqual([
    403,
    'passkey_again',
  ]);
});

it('are erased, but for what the law keeps, which is named', async ({ site, later }) => {
  await becomeOwner(site);
  await act(site, 'noor@t.example', { later });
  await site.send('/api/bookings', bookingBody({ email: 'noor@t.example', date: '2026-12-03' }));
  const owner = await signIn(site, 'rita@entrada.example');
  const id = await idOf(owner, 'noor@t.example');
  const erase = () => owner.send(`/api/admin/people/${id}/erase`, { endsWork: true });
  expect(await outcomeOf(await erase())).toEqual([409, 'has_open_booking']);
  await site.database.transaction(async (trx) => {
    await trx.updateTable('bookings').set({ status: 'cancelled' }).execute();
  });
  expect(await (await erase()).json()).toEqual({
    removed: {
      bookings: 1,
      messages: 1,
      subscriptions: 1,
      notes: 0,
      paymentRequests: 0,
      quotes: 0,
      unpaidOrders: 0,
      blocks: 0,
      mails: expect.any(Number),
      projects: 1,
    },
    kept: [{ what: 'orders', count: 1, reason: 'tax_law_10_years' }],
  });
  expect(await outcomeOf(await erase())).toEqual([409, 'is_merged']);
  expect(await show(owner, id)).toMatchObject({ name: '', email: '', phone: '' });
  expect((await find(owner, 'noor@t.example')).total).toBe(0);
  const rows = await site.database.read((db) => db.selectFrom('people').selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain('noor@t.example');
  // The same address is a new person then.
  await site.send('/api/contact', { name: 'Noor', email: 'noor@t.example', message });
  expect(await idOf(owner, 'noor@t.example')).not.toBe(id);
});

it('on the staff can be neither merged away nor erased', async ({ site }) => {
  const owner = await becomeOwner(site);
  await site.send('/api/contact', { name: 'Noor', email: 'noor@t.example', message });
  const noor = await idOf(owner, 'noor@t.example');
  const rita = await idOf(owner, 'rita@entrada.example');
  const merge = await owner.send(`/api/admin/people/${rita}/merge`, { into: noor });
  expect(await outcomeOf(merge)).toEqual([409, 'is_staff']);
  const erase = await owner.send(`/api/admin/people/${rita}/erase`);
  expect(await outcomeOf(erase)).toEqual([409, 'is_staff']);
});
