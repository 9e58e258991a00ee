import { sql } from 'kysely';
import { expect } from 'vitest';
import { contains, containsEach } from '#platform/database/contains.server.ts';
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
    }>`select 1 as found where ${contains(sql`cast(${text} as text)`, words)}`.execute(db),
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
