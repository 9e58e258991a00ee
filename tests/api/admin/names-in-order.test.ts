import { sql } from 'kysely';
import { expect } from 'vitest';
import { orderOfNames } from '#platform/database/contains.server.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

const inOrder = [
  'água',
  'Álvaro',
  'Ana',
  'ana b',
  'Ávila',
  'Lisboa',
  'Łódź',
  'Ñandú',
  'nuno',
  'Ó',
  'Zoë',
];

const blank = {
  title: '',
  titlePt: '',
  summary: '',
  summaryPt: '',
  content: '',
  contentPt: '',
  slug: '',
  author: '',
  imageUrl: '',
  tags: [],
  isPremium: false,
  createdAt: null,
};

it('both databases put names in the order of a reader', async ({ site }) => {
  const selects = inOrder.toReversed().map((name) => sql`select cast(${name} as text) as name`);
  const { rows } = await site.database.read((db) =>
    sql<{ name: string }>`select name from (${sql.join(selects, sql` union all `)}) as names
      order by ${orderOfNames(site.database.engine, sql`name`)}`.execute(db),
  );
  expect(rows.map(({ name }) => name)).toEqual(inOrder);
});

it('the list of content by title is in that order, over its pages', async ({ site }) => {
  const owner = await becomeOwner(site);
  for (const name of inOrder.toReversed())
    await owner.send('/api/admin/content/posts', { ...blank, title: name });
  const titles: string[] = [];
  for (let offset = 0; offset < 60; offset += 4) {
    const query = `q=&sort=title&direction=asc&limit=4&offset=${offset}`;
    const response = await owner.get(`/api/admin/content/posts?${query}`);
    const { records } = (await response.json()) as { records: { title: string }[] };
    titles.push(...records.map(({ title }) => title));
  }
  expect(titles.filter((title) => inOrder.includes(title))).toEqual(inOrder);
  expect(new Set(titles).size).toBe(titles.length);
});

it('and by the titles of a reader in Portuguese, where there are some', async ({ site }) => {
  const owner = await becomeOwner(site);
  for (const [title, titlePt] of [
    ['Sort B', 'Água'],
    ['Sort A', 'Zebra'],
    ['Sort C', ''],
  ])
    await owner.send('/api/admin/content/posts', { ...blank, title, titlePt });
  const shown = async (language: string) => {
    const query = `q=&sort=title&direction=asc&limit=99&offset=0&language=${language}`;
    const response = await owner.get(`/api/admin/content/posts?${query}`);
    const { records } = (await response.json()) as { records: { title: string }[] };
    return records.map(({ title }) => title).filter((title) => title.startsWith('Sort '));
  };
  expect(await shown('en')).toEqual(['Sort A', 'Sort B', 'Sort C']);
  expect(await shown('pt')).toEqual(['Sort B', 'Sort C', 'Sort A']);
});

it('the orders by their buyers are in that order', async ({ site }) => {
  const owner = await becomeOwner(site);
  for (const name of ['Zoë', 'Ávila', 'ana', 'Łódź', 'Lisboa']) {
    const ask = { amount: 1450, packageId: 'company-setup', language: 'en' };
    const { orderId, clientSecret } = await site.send<Record<string, string>>(
      '/api/create-payment-intent',
      ask,
    );
    const billing = { clientSecret, email: 'a@x.example', name };
    await site.send(`/api/orders/${orderId}/billing`, billing, 'PUT');
    const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
    await site.send('/api/sandbox/confirm', { clientSecret, ...card });
  }
  const response = await owner.get('/api/admin/orders?filter=all&sort=buyer&direction=asc');
  const { orders } = (await response.json()) as { orders: { buyer: string }[] };
  expect(orders.map(({ buyer }) => buyer)).toEqual(['ana', 'Ávila', 'Lisboa', 'Łódź', 'Zoë']);
});
