import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#database/migrate.server.ts';
import type { Migration } from '#database/migrations/migration.ts';
import { type OpenDatabase, openEmptyDatabase } from '../../faults/open-database.ts';

type SampleTable = {
  id: number;
  flag: boolean | null;
  document: unknown;
  at: string | null;
  day: string | null;
  someText: string | null;
};

const samples: Migration = {
  name: '001-samples',
  async up(db, { columns: { boolean, json, instant, day } }) {
    await sql`create table samples (id integer primary key, flag ${boolean}, document ${json},
      at ${instant}, day ${day}, some_text text)`.execute(db);
  },
};
const empty = { id: 1, flag: null, document: null, at: null, day: null, someText: null };

let open: OpenDatabase;
let db: Kysely<{ samples: SampleTable }>;
beforeAll(async () => {
  open = await openEmptyDatabase();
  await migrate(open.database, [samples]);
  db = open.database.forMigrations as typeof db;
});
beforeEach(() => db.deleteFrom('samples').execute());
afterAll(() => open.close());

async function roundTrip(row: Partial<SampleTable>): Promise<SampleTable> {
  await db
    .insertInto('samples')
    .values({ ...empty, ...row })
    .execute();
  return db.selectFrom('samples').selectAll().executeTakeFirstOrThrow();
}

describe('a value that is stored is read back unchanged', () => {
  it.each([true, false, null])('boolean %s', async (flag) => {
    expect((await roundTrip({ flag })).flag).toBe(flag);
  });

  it.each([
    { aNested_key: { snake_case: [1, 2.5, null, true] }, text: 'olá — 日本 👋 "\\"' },
    [],
    ['a'],
    'only text',
    12,
    false,
    null,
  ])('JSON %j, whose keys keep their spelling', async (document) => {
    expect((await roundTrip({ document: JSON.stringify(document) })).document).toEqual(document);
  });

  it.each(['2026-11-21T10:00:00.000Z', '2026-03-29T00:59:59.999Z', '1999-12-31T23:59:59.001Z'])(
    'the instant %s, to the millisecond',
    async (at) => expect((await roundTrip({ at })).at).toBe(at),
  );

  it.each(['2026-10-25', '2024-02-29', '0999-01-01'])('the day %s', async (day) => {
    expect((await roundTrip({ day })).day).toBe(day);
  });

  it('null in every column', async () => {
    expect(await roundTrip({})).toEqual(empty);
  });

  it('text with every kind of letter, quote and line end', async () => {
    const someText = `São Tomé\r\n\t'"\`;--\\ 👋\u{1F9D1}‍💻 ${'x'.repeat(10_000)}`;
    expect((await roundTrip({ someText })).someText).toBe(someText);
  });
});

it('counts and sums of whole numbers are numbers', async () => {
  await roundTrip({});
  const { count, total } = await db
    .selectFrom('samples')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('id').as('total')])
    .executeTakeFirstOrThrow();
  expect([count, total]).toEqual([1, 1]);
});

it('instants are compared and sorted as times', async () => {
  await roundTrip({ id: 1, at: '2026-11-21T10:00:00.000Z' });
  await roundTrip({ id: 2, at: '2026-11-21T09:59:59.999Z' });
  const rows = await db
    .selectFrom('samples')
    .select('id')
    .where('at', '<', '2026-11-21T10:00:00.001Z')
    .orderBy('at')
    .execute();
  expect(rows.map(({ id }) => id)).toEqual([2, 1]);
});

describe('a parameter that the engines would store differently', () => {
  const badly = (value: unknown) =>
    sql`select id from samples where some_text = ${'a'} or some_text = ${value}`.execute(db);

  it('undefined is refused, with its position', async () => {
    await expect(badly(undefined)).rejects.toThrow(
      'Query parameter 2 is undefined; pass null instead',
    );
  });

  it('a Date is refused, with its position', async () => {
    await expect(badly(new Date())).rejects.toThrow(
      'Query parameter 2 is a Date; pass an instant as text',
    );
  });

  it('also where a row is written', async () => {
    const row = { ...empty, at: new Date() as unknown as string };
    await expect(db.insertInto('samples').values(row).execute()).rejects.toThrow('is a Date');
    expect(await db.selectFrom('samples').selectAll().execute()).toEqual([]);
  });
});
