import { expect } from 'vitest';
import { bookingBody } from '../../factories/booking-site.ts';
import { change, reply, write } from '../../factories/conversation-calls.ts';
import { buyPackage, readAs } from '../../factories/staff-orders.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

type Listed = {
  id: string;
  name: string;
  email: string;
  state: string;
  lastWord: { at: string; by: string } | null;
  waitsSince: string | null;
  paysLate: boolean;
  next: { at: string; reference: string } | null;
};
type Page = {
  total: number;
  counts: Record<string, number>;
  longest: { name: string; since: string } | null;
  people: Listed[];
};

const list = (browser: Browser, query = '') =>
  readAs<Page>(browser, `/api/admin/people?${new URLSearchParams(query)}`);

/** Where a person stands, as the list and their own page say it. */
async function stateOf(browser: Browser, email: string): Promise<string | undefined> {
  const { people } = await list(browser);
  const listed = people.find((person) => person.email === email);
  const own = await readAs<Listed>(browser, `/api/admin/people/${listed?.id}`);
  expect([own.state, own.paysLate]).toEqual([listed?.state, listed?.paysLate]);
  return own.state;
}

async function only(browser: Browser): Promise<Listed> {
  const { people } = await list(browser);
  const [person] = people;
  if (!person || people.length > 1) throw new Error(`${people.length} people are listed`);
  return person;
}

/** Ends all work for clients, as staff do. */
async function closeProjects(site: StaffSite): Promise<void> {
  const at = site.clock.now.toISOString();
  await site.database.transaction((trx) =>
    trx.updateTable('projects').set({ state: 'closed', closedAt: at }).execute(),
  );
}

it('a person is enquired, booked, client and left, as what they do says', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  const email = 'noor@tessera.example';
  await write(site, { email });
  expect(await stateOf(owner, email)).toBe('enquired');
  later({ minutes: 1 });
  await site.send('/api/bookings', bookingBody({ email }));
  expect(await stateOf(owner, email)).toBe('booked');
  await buyPackage(site, { email, card: null });
  expect(await stateOf(owner, email)).toBe('booked');
  await buyPackage(site, { email });
  expect(await stateOf(owner, email)).toBe('client');
  // The order has begun the work.
  await closeProjects(site);
  expect(await stateOf(owner, email)).toBe('left');
  await buyPackage(site, { email });
  expect(await stateOf(owner, email)).toBe('client');
});

it('who got all of the money back has left', async ({ site }) => {
  const owner = await becomeOwner(site);
  const reference = await buyPackage(site);
  await site.database.transaction((trx) => trx.deleteFrom('projects').execute());
  expect((await only(owner)).state).toBe('client');
  const refund = (totalCents: number) =>
    owner.send(`/api/admin/orders/${reference}/refund`, { totalCents });
  await refund(50_000);
  expect((await only(owner)).state).toBe('client');
  await refund(145_000);
  expect((await only(owner)).state).toBe('left');
});

it('finds who merely works here by a search alone', async ({ site }) => {
  const owner = await becomeOwner(site, 'rita@entrada.example');
  expect((await list(owner)).counts.all).toBe(0);
  expect((await list(owner, 'q=rita')).total).toBe(1);
  await write(site, { email: 'rita@entrada.example' });
  expect(await only(owner)).toMatchObject({ email: 'rita@entrada.example', state: 'enquired' });
});

it('says who spoke last and when, who waits, and what is next', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const email = 'noor@tessera.example';
  const wrote = site.clock.now.toISOString();
  const id = await write(site, { email });
  expect(await only(owner)).toMatchObject({
    lastWord: { at: wrote, by: 'them' },
    waitsSince: wrote,
    next: null,
  });
  expect((await list(owner)).longest).toMatchObject({ since: wrote });
  expect((await list(owner, 'q=noor')).longest).toMatchObject({ since: wrote });
  // Nobody who is found waits.
  expect((await list(owner, 'q=rita')).longest).toBeNull();
  later({ minutes: 5 });
  expect((await change(owner, `${id}/reply`, { body: reply }))[0]).toBe(200);
  const answered = await only(owner);
  expect(answered).toMatchObject({ lastWord: { by: 'us' }, waitsSince: null });
  expect(Date.parse(answered.lastWord?.at ?? '')).toBeGreaterThan(Date.parse(wrote));
  expect((await list(owner)).longest).toBeNull();
  // A note is no word to anybody.
  later({ minutes: 5 });
  await change(owner, `${id}/note`, { revision: 2, body: { text: 'Called her.' } });
  expect((await only(owner)).lastWord).toEqual(answered.lastWord);
  await site.send('/api/bookings', bookingBody({ email }));
  expect((await only(owner)).next).toMatchObject({ at: expect.stringContaining('2026-11-24T10') });
});

it('filters with counts, sorts and keeps to a language', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  for (const [name, email, language] of [
    ['Ana Sousa', 'ana@a.example', 'pt'],
    ['Élodie Blanc', 'elodie@b.example', 'en'],
    ['Bruno Dias', 'bruno@c.example', 'pt'],
  ] as const) {
    later({ minutes: 1 });
    await write(site, { name, email, language, locale: language });
  }
  await buyPackage(site, { name: 'Élodie Blanc', email: 'elodie@b.example' });
  const names = async (query: string) => (await list(owner, query)).people.map(({ name }) => name);
  expect((await list(owner)).counts).toEqual({
    all: 3,
    waiting: 3,
    late: 0,
    enquired: 2,
    booked: 0,
    client: 1,
    left: 0,
  });
  expect(await names('filter=enquired')).toEqual(['Bruno Dias', 'Ana Sousa']);
  expect(await names('filter=client')).toEqual(['Élodie Blanc']);
  expect(await names('filter=waiting')).toEqual(['Ana Sousa', 'Élodie Blanc', 'Bruno Dias']);
  expect(await names('sort=name')).toEqual(['Ana Sousa', 'Bruno Dias', 'Élodie Blanc']);
  expect(await names('sort=new')).toEqual(['Bruno Dias', 'Élodie Blanc', 'Ana Sousa']);
  const second = await list(owner, 'limit=1&offset=1');
  expect([second.total, second.people.map(({ name }) => name)]).toEqual([3, ['Élodie Blanc']]);
  const inPortuguese = await list(owner, 'language=pt');
  expect([inPortuguese.total, inPortuguese.counts.client]).toEqual([2, 0]);
  const found = await list(owner, 'q=elodie&filter=client');
  expect([found.total, found.counts.all]).toEqual([1, 1]);
  for (const query of ['filter=friend', 'sort=luck', 'language=de'])
    expect((await owner.get(`/api/admin/people?${query}`)).status).toBe(422);
});

it('tells a bookkeeper the state, and nothing of what was written or booked', async ({ site }) => {
  const owner = await becomeOwner(site);
  const email = 'omar@cedar.example';
  await write(site, { email });
  await write(site, { email: 'other@t.example' });
  await site.send('/api/bookings', bookingBody({ email }));
  await buyPackage(site, { email });
  await addStaff(site, { email: 'books@entrada.example', role: 'bookkeeper' });
  const books = await list(await signIn(site, 'books@entrada.example'));
  expect(books.people).toMatchObject([
    { email, state: 'client', lastWord: null, waitsSince: null, next: null },
  ]);
  expect([books.total, books.counts.waiting, books.longest]).toEqual([1, 0, null]);
  expect((await list(owner)).counts.waiting).toBe(2);
});

it('follows a merge, its undoing and an erasure', async ({ site }) => {
  const owner = await becomeOwner(site);
  await write(site, { email: 'noor@t.example' });
  await buyPackage(site, { email: 'noor.el@t.example' });
  const { people } = await list(owner);
  const [from, into] = ['noor.el@t.example', 'noor@t.example'].map(
    (email) => people.find((person) => person.email === email)?.id ?? '',
  );
  const merged = await owner.send(`/api/admin/people/${from}/merge`, { into });
  expect(merged.status).toBe(201);
  expect(await only(owner)).toMatchObject({ id: into, state: 'client' });
  const { id } = (await merged.json()) as { id: string };
  await owner.send(`/api/admin/people-merges/${id}/undo`);
  expect((await list(owner)).people.map(({ state }) => state).toSorted()).toEqual([
    'client',
    'enquired',
  ]);
  expect((await owner.send(`/api/admin/people/${into}/erase`)).status).toBe(200);
  expect((await list(owner)).people.map((person) => person.id)).toEqual([from]);
  const left = await site.database.read((db) =>
    db
      .selectFrom('personStandings')
      .select('nameKey')
      .where('personId', '=', into ?? '')
      .execute(),
  );
  expect(left).toEqual([]);
});

it('saves a list as a file, for who has just proved to be the owner', async ({ site }) => {
  const owner = await becomeOwner(site);
  await write(site, { email: 'noor@tessera.example', name: 'Noor El-Amin' });
  const saved = await owner.get('/api/admin/people?q=noor&format=csv&excel=en');
  expect(saved.headers.get('content-disposition')).toContain('people-all.csv');
  const [head = '', row = '', ...more] = (await saved.text()).trim().split('\r\n');
  expect(head).toContain('id,name,email,phone,company,language,state,knownSince,lastWord');
  expect(row).toContain('Noor El-Amin,noor@tessera.example');
  expect(more).toEqual([]);
  const [log] = await site.database.read((db) =>
    db.selectFrom('auditLog').selectAll().where('action', '=', 'people.export').execute(),
  );
  expect(log).toBeDefined();
});

it('saves everybody, also while most have just come', async ({ site }) => {
  const owner = await becomeOwner(site);
  const rows = Array.from({ length: 620 }, (_, place) => ({
    id: `p${place}`,
    email: `p${place}@x.example`,
    emailKey: `p${place}@x.example`,
    name: `Person ${place}`,
    phone: '',
    company: '',
    language: 'en' as const,
    staffFields: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    erasedAt: null,
    mergedInto: null,
  }));
  await site.database.transaction(async (trx) => {
    for (let start = 0; start < rows.length; start += 310)
      await trx
        .insertInto('people')
        .values(rows.slice(start, start + 310))
        .execute();
  });
  const saved = await (await owner.get('/api/admin/people?format=csv')).text();
  expect(rows.filter(({ email }) => !saved.includes(`;${email};`)).length).toBe(0);
});
