import { expect } from 'vitest';
import type { SearchResult } from '#features/search/search.ts';
import {
  keepSearchIndex,
  rebuildSearchIndex,
} from '#platform/search/update-search-index.server.ts';
import { searchSources } from '#server/search-sources.server.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

async function search(browser: Browser, q: string): Promise<SearchResult> {
  const response = await browser.get(`/api/admin/search?${new URLSearchParams({ q })}`);
  expect(response.status).toBe(200);
  return (await response.json()) as SearchResult;
}

async function find(browser: Browser, q: string): Promise<string[]> {
  const { entries } = await search(browser, q);
  return entries.map(({ kind, title, detail }) => `${kind}: ${title} | ${detail}`).sort();
}

const name = 'Noor El-Amin';
const email = 'noor.el-amin@tessera.example';

/** A visitor who writes, subscribes, books and pays; returns the booking's reference. */
async function actAll(site: StaffSite): Promise<string> {
  await site.send('/api/contact', { name, email, message: 'São as quotas de março?' });
  await site.send('/api/newsletter/subscribe', { name, email });
  const { reference } = await site.send<{ reference: string }>(
    '/api/bookings',
    bookingBody({ name, email }),
  );
  const ask = { amount: 1450, packageId: 'company-setup', language: 'en' };
  const { orderId, clientSecret } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    ask,
  );
  await site.send(`/api/orders/${orderId}/billing`, { clientSecret, email, name }, 'PUT');
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await site.send('/api/sandbox/confirm', { clientSecret, ...card });
  return reference;
}

it('finds every kind of record by the beginnings of words, without accents', async ({ site }) => {
  const owner = await becomeOwner(site);
  const booking = await actAll(site);
  const all = await find(owner, 'noor tess');
  expect(all.map((line) => line.split(':')[0])).toEqual([
    'booking',
    'conversation',
    'order',
    'person',
    'subscriber',
  ]);
  expect(await find(owner, 'sao MARC')).toEqual([
    `conversation: ${name} | São as quotas de março?`,
  ]);
  expect((await find(owner, 'company setup')).sort()).toEqual([
    expect.stringMatching(/^order: EN-.{6} \| Company Setup, Noor El-Amin$/),
    // The work that the order began.
    'project: Company Setup | Noor El-Amin',
  ]);
  expect(await find(owner, booking)).toEqual([`booking: ${name} | ${booking}`]);
  expect(await find(owner, email)).toHaveLength(5);
  expect(await find(owner, 'oor')).toEqual([]);
});

it.for(['', ' ', '"', "'); drop table people; --", '*', 'noor OR x', 'NEAR(noor)', '100%'])(
  'answers %j without an error',
  async (q, { site }) => {
    const owner = await becomeOwner(site);
    expect((await search(owner, q)).isComplete).toBe(true);
  },
);

it('follows what changes, and forgets what is erased', async ({ site }) => {
  const owner = await becomeOwner(site);
  await actAll(site);
  const { entries } = await search(owner, 'noor');
  const id = entries.find(({ kind }) => kind === 'person')?.id ?? '';
  await owner.send(`/api/admin/people/${id}/notes`, { text: 'Wants a warehouse in Setúbal' });
  expect(await find(owner, 'setubal')).toEqual([`person: ${name} | Tessera, ${email}`]);
  await site.database.transaction(async (trx) => {
    await trx.updateTable('bookings').set({ name: 'Renamed', status: 'cancelled' }).execute();
    await trx.deleteFrom('newsletterSubscribers').execute();
  });
  expect((await find(owner, 'noor')).map((line) => line.split(':')[0])).toEqual([
    'booking',
    'conversation',
    'order',
    'person',
  ]);
  expect(await find(owner, 'renamed')).toHaveLength(1);
  expect((await owner.send(`/api/admin/people/${id}/erase`, { endsWork: true })).status).toBe(200);
  const left = await site.database.read((db) =>
    db.selectFrom('searchEntries').select(['kind', 'words']).execute(),
  );
  expect(left.filter(({ kind, words }) => kind !== 'order' && /noor|setubal/.test(words))).toEqual(
    [],
  );
});

it('shows a bookkeeper orders alone', async ({ site }) => {
  await becomeOwner(site);
  await actAll(site);
  await addStaff(site, { email: 'books@entrada.example', role: 'bookkeeper' });
  const bookkeeper = await signIn(site, 'books@entrada.example');
  expect((await find(bookkeeper, 'noor')).map((line) => line.split(':')[0])).toEqual(['order']);
});

it('refuses words that are too many or hold NUL', async ({ site }) => {
  const owner = await becomeOwner(site);
  for (const q of ['a'.repeat(201), 'a\0'])
    expect((await owner.get(`/api/admin/search?${new URLSearchParams({ q })}`)).status).toBe(422);
});

it('indexes everything again', async ({ site }) => {
  const owner = await becomeOwner(site);
  await actAll(site);
  expect(await find(owner, 'noor')).toHaveLength(5);
  await site.database.transaction((trx) => trx.deleteFrom('searchEntries').execute());
  expect(await find(owner, 'noor')).toEqual([]);
  // Two people, the owner among them, and five records.
  expect(await rebuildSearchIndex(site.context, searchSources)).toBe(7);
  expect(await find(owner, 'noor')).toHaveLength(5);
});

it('serves others while it catches up with what an upgrade or an import left', async ({ site }) => {
  const rows = Array.from({ length: 400 }, (_, at) => ({
    id: `p${at}`,
    email: `p${at}@t.example`,
    emailKey: `p${at}@t.example`,
    name: `Person ${at}`,
    phone: `+351 912 000 ${at}`,
    language: 'en' as const,
    company: '',
    staffFields: '',
    createdAt: '2026-11-20T00:00:00.000Z',
  }));
  await site.database.transaction((trx) => trx.insertInto('people').values(rows).execute());
  let turns = 0;
  let turn = setImmediate(function count() {
    turns += 1;
    turn = setImmediate(count);
  });
  await keepSearchIndex(site.context, searchSources);
  clearImmediate(turn);
  expect(turns).toBeGreaterThanOrEqual(10);
  const [found] = await site.database.read((db) =>
    db
      .selectFrom('searchEntries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'person')
      .execute(),
  );
  expect(Number(found?.count)).toBe(400);
});
