import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { searchText } from '#core/search-text.ts';
import { containsEach } from '#platform/database/contains.server.ts';
import { test as it } from '../../factories/database-test.ts';

it.for([
  ['Élise Çelik', 'elise', true],
  ['elise celik', 'ÉLISE  ç', true],
  ['Conceição', 'conceicao', true],
  ['Łódź', 'Łódź', true],
  ['100 %', '0 %', true],
  ['1000', '0 %', false],
  ['a_b', '_', true],
  ['ab', '_', false],
  ['back\\slash', '\\', true],
  ['Noor', 'elise', false],
] as const)('%s has %s in it: %s', async ([text, words, isFound], { open: { database } }) => {
  const { rows } = await database.read((db) =>
    sql<{
      found: number;
    }>`select 1 as found where ${containsEach(sql`cast(${text} as text)`, words)}`.execute(db),
  );
  expect(rows.length === 1).toBe(isFound);
});

it('each word is found in any order', async ({ open: { database } }) => {
  const find = (words: string) =>
    database.read(
      async (db) =>
        (
          await sql`select 1 where ${containsEach(sql`cast(${'Ana Conceição, Lisboa'} as text)`, words)}`.execute(
            db,
          )
        ).rows.length,
    );
  expect(await find('lisboa ana')).toBe(1);
  expect(await find('lisboa porto')).toBe(0);
  expect(await find(' ')).toBe(1);
});

const alphabets = [
  [0x00, 0x7f],
  [0x80, 0x24f],
  [0x2b0, 0x45f],
  [0x530, 0x5ff],
  [0x600, 0x66f],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x3000, 0x30ff],
  [0x4e00, 0x4e20],
  [0xfb00, 0xfb06],
  [0xff00, 0xffef],
  [0x1f600, 0x1f610],
] as const;
const characters = fc
  .oneof(...alphabets.map(([min, max]) => fc.integer({ min, max })))
  .filter((code) => code !== 0)
  .map((code) => String.fromCodePoint(code));

it('both databases fold a text as the code does', async ({ open: { database } }) => {
  const texts = fc.sample(fc.array(characters, { maxLength: 12 }), { numRuns: 3_000, seed: 2026 });
  const all = texts.map((parts) => parts.join(''));
  const folded: [string, string][] = [];
  for (let start = 0; start < all.length; start += 300) {
    const selects = all
      .slice(start, start + 300)
      .map((text) => sql`select cast(${text} as text) as text`);
    const { rows } = await database.read((db) =>
      sql<{ text: string; folded: string }>`select text, search_text(text) as folded
        from (${sql.join(selects, sql` union all `)}) as texts`.execute(db),
    );
    folded.push(...rows.map((row): [string, string] => [row.text, row.folded]));
  }
  expect(folded).toHaveLength(3_000);
  const wrong = folded.filter(([text, inDatabase]) => inDatabase !== searchText(text));
  expect(wrong.map(([text, inDatabase]) => [text, inDatabase, searchText(text)])).toEqual([]);
});
