import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { type Placeholders, prepareRead } from '#platform/database/prepare-read.server.ts';
import { test as it } from '../../factories/database-test.ts';
import { type OpenDatabase, openMigratedDatabase } from '../../faults/open-database.ts';

type Filter = { from?: string | undefined; tags?: readonly string[] | undefined };

const selectTags = prepareRead((db, { from, tags }: Placeholders<Filter>) => {
  let query = db.selectFrom('blogTags').selectAll();
  if (from) query = query.where('tag', '>=', from);
  if (tags) query = query.where('tag', 'in', tags);
  return query.orderBy('tag');
});

async function insertTags({ database }: OpenDatabase): Promise<void> {
  const rows = ['a', 'b', 'c'].map((tag) => ({ tag, tagPt: null }));
  await database.transaction((trx) =>
    trx
      .insertInto('blogTags')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

describe('a prepared read', () => {
  it('takes other values and other filters at each execution', async ({ open }) => {
    await insertTags(open);
    const read = (filter: Filter) =>
      open.database.read(async (db) => (await selectTags(db, filter)).map(({ tag }) => tag));
    expect(await read({})).toEqual(['a', 'b', 'c']);
    expect(await read({ from: 'b' })).toEqual(['b', 'c']);
    expect(await read({ from: 'c' })).toEqual(['c']);
    expect(await read({ tags: ['a', 'c'] })).toEqual(['a', 'c']);
    expect(await read({ tags: ['b'], from: 'a' })).toEqual(['b']);
    expect(await read({ tags: undefined, from: undefined })).toEqual(['a', 'b', 'c']);
  });

  it('runs in a transaction, but is refused on the outer database inside one', async ({ open }) => {
    const { database } = open;
    await insertTags(open);
    const rows = await database.transaction(async (trx) => {
      await trx.insertInto('blogTags').values({ tag: 'd', tagPt: null }).execute();
      return selectTags(trx, { from: 'd' });
    });
    expect(rows).toMatchObject([{ tag: 'd', tagPt: null }]);
    const outer = database.transaction(() => database.read((db) => selectTags(db, {})));
    await expect(outer).rejects.toThrow('The outer database was used inside a transaction');
  });

  it('names a value that cannot be stored', async ({ open }) => {
    const read = open.database.read((db) => selectTags(db, { from: new Date(0) as never }));
    await expect(read).rejects.toThrow('Query parameter 1 is a Date');
  });

  it('goes on when another process has changed its table', async () => {
    const open = await openMigratedDatabase();
    await insertTags(open);
    const read = () => open.database.read((db) => selectTags(db, { from: 'c' }));
    const reads = () => Promise.all(Array.from({ length: 8 }, read));
    await reads();
    await sql`alter table blog_tags add column later text not null default 'new'`.execute(
      open.openAnother().forMigrations,
    );
    for (const rows of await reads())
      expect(rows).toMatchObject([{ tag: 'c', tagPt: null, later: 'new' }]);
    await open.close();
  });
});
