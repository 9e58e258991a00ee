import { sql } from 'kysely';
import { expect } from 'vitest';
import { listedText, searchWays } from '#core/search-ways.ts';
import { containsOne } from '#platform/database/contains.server.ts';
import { findListedIds } from '#platform/search/search.repository.server.ts';
import {
  keepSearchIndex,
  recordsAtOnce,
  updateSearchIndex,
} from '#platform/search/update-search-index.server.ts';
import { searchSources } from '#server/search-sources.server.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';

const texts = [
  'Søren Łukasz D’Ávila-Straße soren@x.example +351 913 111 001',
  'Ana Costa ana.costa@padaria.example EN-O1234',
  'Anabela Morais, 100% "Cozinha" & Filhos',
  'under_score back\\slash under-score',
  'Александра Иванова 东京株式会社 👩‍🚀👩‍🚀👩‍🚀',
  'ab',
  '',
  'AND OR NOT NEAR (a* ^b) -c :d',
];

async function addEntries(site: StaffSite, kind: string, all: readonly string[]): Promise<void> {
  const shown = { words: '', title: '', detail: '', at: '2026-01-01T00:00:00.000Z' };
  const rows = all.map((text, place) => ({
    kind,
    refId: `r${place}`,
    listed: listedText(text),
    ...shown,
  }));
  await site.database.transaction(async (trx) => {
    for (let start = 0; start < rows.length; start += 500)
      await trx
        .insertInto('searchEntries')
        .values(rows.slice(start, start + 500))
        .execute();
  });
}

const readers = 1_100;

/** Readers of the newsletter, of whom seven have "few" in their address. */
async function addReaders({ database }: StaffSite): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  const rows = Array.from({ length: readers }, (_, place) => ({
    id: `s${place}`,
    email: `reader${place}@${place < 7 ? 'few' : 'many'}.example`,
    emailKey: `reader${place}@x.example`,
    name: '',
    language: 'en' as const,
    status: 'confirmed' as const,
    createdAt: at,
    personId: null,
    confirmedAt: at,
    unsubscribedAt: null,
    lessOften: false,
  }));
  await database.transaction(async (trx) => {
    for (let start = 0; start < rows.length; start += 500)
      await trx
        .insertInto('newsletterSubscribers')
        .values(rows.slice(start, start + 500))
        .execute();
  });
}

/** What the index finds, and what is found by reading each record. */
async function findBoth({ database }: StaffSite, kind: string, sought: string) {
  const ways = searchWays(sought);
  return database.read(async (db) => {
    const read = await db
      .selectFrom('searchEntries')
      .select('refId')
      .where('kind', '=', kind)
      .where(containsOne(sql`listed`, ways))
      .orderBy('refId')
      .execute();
    const found = await findListedIds(db, database.engine, { kind, ways, limit: 1000 });
    return { found: found?.sort() ?? null, read: read.map(({ refId }) => refId) };
  });
}

it('finds the same as reading every record does, and only of its kind', async ({ site }) => {
  await addEntries(site, 'person', texts);
  await addEntries(site, 'order', ['Ana Costa']);
  const pieces = texts.flatMap((text) => {
    const letters = [...text];
    return letters.flatMap((_, at) =>
      [3, 5, 8, 14].map((length) => letters.slice(at, at + length).join('')),
    );
  });
  const others = [
    'xyz',
    'ana xyz',
    'costa ana',
    'anax',
    '913111001',
    '00351 913111001',
    '%%%',
    '___',
    '"""',
    "'''",
  ];
  for (const sought of new Set([...pieces, ...others])) {
    const { found, read } = await findBoth(site, 'person', sought);
    if (found !== null) expect({ sought, found }).toEqual({ sought, found: read });
  }
  expect((await findBoth(site, 'person', 'costa')).found).toEqual(['r1']);
  expect((await findBoth(site, 'person', 'ab')).found).toBe(null);
});

it('no longer finds what was removed, and no letter of it is left in the file', async ({
  site,
}) => {
  const readFile = async () => {
    const { rows } = await site.database.read((db) =>
      sql<{ block: Uint8Array }>`select block from search_parts_booking_data`.execute(db),
    );
    return rows.map(({ block }) => Buffer.from(block).toString('latin1')).join();
  };
  await addEntries(site, 'booking', ['Quetzalcoatl Xipe', 'Ana']);
  const isFile = site.database.engine === 'sqlite';
  if (isFile) expect(await readFile()).toMatch(/que.*zal/s);
  await site.database.transaction(async (trx) => {
    await trx
      .deleteFrom('searchEntries')
      .where('kind', '=', 'booking')
      .where('refId', '=', 'r0')
      .execute();
  });
  expect(await findBoth(site, 'booking', 'quetzal')).toEqual({ found: [], read: [] });
  if (isFile) expect(await readFile()).not.toMatch(/que|zal|xip/);
});

it('a list counts and shows all that it finds, few or many', async ({ site }) => {
  await addReaders(site);
  await keepSearchIndex(site.context, searchSources);
  const owner = await becomeOwner(site);
  const totalOf = async (q: string) =>
    (await (await owner.get(`/api/admin/subscribers?q=${q}&limit=5`)).json()) as {
      total: number;
      subscribers: unknown[];
    };
  expect(await totalOf('few')).toMatchObject({ total: 7, subscribers: { length: 5 } });
  expect(await totalOf('reader')).toMatchObject({ total: readers, subscribers: { length: 5 } });
  expect(await totalOf('nobody')).toMatchObject({ total: 0, subscribers: [] });
});

it('writes merge nothing, the job merges, and the same is found before and after', async ({
  site,
}) => {
  const { database, context } = site;
  if (database.engine === 'postgres') return;
  const countParts = async () => {
    const { rows } = await database.read((db) =>
      sql<{ parts: number }>`select count(distinct segid) as parts
        from search_parts_subscriber_idx`.execute(db),
    );
    return rows[0]?.parts ?? 0;
  };
  await addReaders(site);
  const batches = Math.ceil(readers / recordsAtOnce);
  const onlyReaders = searchSources.filter(({ kind }) => kind === 'subscriber');
  await updateSearchIndex(context, onlyReaders, batches);
  expect(await countParts()).toBeGreaterThanOrEqual(batches);
  const { found, read } = await findBoth(site, 'subscriber', 'reader10');
  expect(found).toEqual(read);
  await keepSearchIndex(context, searchSources);
  expect(await countParts()).toBeLessThan(8);
  expect((await findBoth(site, 'subscriber', 'reader10')).found).toEqual(found);
  expect(found?.length).toBeGreaterThan(100);
});
