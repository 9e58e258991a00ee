import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '#platform/database/database.server.ts';
import { type OpenDatabase, openMigratedDatabase } from './open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openMigratedDatabase({ engine: 'postgres' });
  await open.database.transaction((trx) =>
    trx
      .insertInto('blogTags')
      .values(['a', 'b', 'c', 'd'].map((tag) => ({ tag, tagPt: null })))
      .execute(),
  );
});
afterAll(() => open.close());

/** A barrier for two transactions, so that both have begun before either continues. */
function createMeeting() {
  let arrived = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  return async () => {
    arrived += 1;
    if (arrived === 2) resolve();
    await promise;
  };
}

function translate(db: Queryable, tag: string, tagPt: string): Promise<unknown> {
  return db.updateTable('blogTags').set({ tagPt }).where('tag', '=', tag).execute();
}

it('of two serializable transactions that each read what the other changes, one is restarted', async () => {
  const meet = createMeeting();
  let runs = 0;
  const onlyIfNone = (key: string) =>
    open.database.transaction(async (trx) => {
      runs += 1;
      await sql`set transaction isolation level serializable`.execute(trx);
      const { count } = await trx
        .selectFrom('idempotencyKeys')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      await meet();
      if (count === 0) await remember(trx, key);
      return count;
    });
  const counts = await Promise.all([onlyIfNone('one'), onlyIfNone('two')]);
  expect(counts.sort()).toEqual([0, 1]);
  expect(runs).toBe(3);
  const rows = await open.database.read((db) =>
    db.selectFrom('idempotencyKeys').select('keyHash').execute(),
  );
  expect(rows).toHaveLength(1);
});

it('of two transactions that deadlock, one is restarted', async () => {
  const meet = createMeeting();
  let runs = 0;
  const inOrder = (first: string, second: string) =>
    open.database.transaction(async (trx) => {
      runs += 1;
      await sql`set local deadlock_timeout = '50ms'`.execute(trx);
      await lockTag(trx, first);
      await meet();
      await lockTag(trx, second);
      await translate(trx, first, `by ${first}`);
    });
  await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')]);
  expect(runs).toBe(3);
  const rows = await open.database.read((db) =>
    db.selectFrom('blogTags').select('tagPt').where('tag', 'in', ['a', 'b']).execute(),
  );
  expect(rows.map(({ tagPt }) => tagPt).sort()).toEqual(['by a', 'by b']);
});

function lockTag(db: Queryable, tag: string): Promise<unknown> {
  return sql`select tag from blog_tags where tag = ${tag} for update`.execute(db);
}

function remember(db: Queryable, keyHash: string): Promise<unknown> {
  const createdAt = '2026-11-24T10:00:00.000Z';
  return db
    .insertInto('idempotencyKeys')
    .values({ scope: 'test', keyHash, requestHash: '', status: 201, body: '{}', createdAt })
    .execute();
}
