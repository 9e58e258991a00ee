import { expect } from 'vitest';
import { indexWords, recordWords } from '#platform/search/index-words.ts';
import { findEntries } from '#platform/search/search.repository.server.ts';
import { keepSearchIndex } from '#platform/search/update-search-index.server.ts';
import { searchSources } from '#server/search-sources.server.ts';
import { test as it } from '../../factories/staff-site.ts';

const parts = [
  ...[
    'Ana',
    'anabela',
    'Conceição',
    'JOÃO',
    'el-Amin',
    "O'Neill",
    'Łukasz',
    '東京',
    'Straße',
    'Ñandú',
  ],
  ...[
    'x.y',
    '1e5',
    '12.50',
    'v1.2.3',
    '+351',
    '912000111',
    'EN-7K4QXM',
    'a/b',
    'https://a.pt/?q=1',
  ],
  ...[
    'or',
    'and',
    'not',
    'near',
    '"',
    "'",
    ':*',
    '&',
    '|',
    '!',
    '(',
    '\\',
    '%',
    '_',
    '😀',
    'é',
    'e\u0301',
  ],
];

/** A generator of numbers from 0 to 1 that is the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = createRandom(20261122);
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

function makeText(most: number): string {
  const count = 1 + Math.floor(random() * most);
  return Array.from({ length: count }, () => pick(parts)).join(pick([' ', '', '-', '\n']));
}

// What one engine finds is compared with this model, and so with what the other one finds.
function isFound(words: readonly string[], sought: readonly string[]): boolean {
  return sought.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

it('600 random searches find what the words say, in the same order', async ({ site }) => {
  const people = Array.from({ length: 150 }, (_, number) => ({
    id: `p${number}`,
    email: `p${number}@x.example`,
    emailKey: `p${number}@x.example`,
    name: makeText(3),
    phone: makeText(2),
    language: 'en' as const,
    createdAt: new Date(Date.UTC(2026, 0, 1 + (number % 40))).toISOString(),
    erasedAt: null,
    mergedInto: null,
    company: '',
    staffFields: '',
  }));
  await site.database.transaction((trx) => trx.insertInto('people').values(people).execute());
  await keepSearchIndex(site.context, searchSources);
  const indexed = people
    .map(({ id, name, email, phone, createdAt }) => ({
      id,
      createdAt,
      words: recordWords(name, email, phone),
    }))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? -1 : 1));
  let matches = 0;
  for (let search = 0; search < 600; search += 1) {
    const text = makeText(2);
    const sought = indexWords(text.slice(0, 1 + Math.floor(random() * text.length))).slice(0, 8);
    if (sought.length === 0) continue;
    const found = await site.database.read((db) =>
      findEntries(db, site.database.engine, { ways: [sought], kinds: ['person'], limit: 500 }),
    );
    const expected = indexed.filter(({ words }) => isFound(words, sought)).map(({ id }) => id);
    expect(
      found.map(({ refId }) => refId),
      sought.join(' '),
    ).toEqual(expected);
    matches += found.length;
  }
  expect(matches).toBeGreaterThan(1_000);
});
