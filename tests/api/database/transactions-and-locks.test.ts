import { describe, expect } from 'vitest';
import type { Queryable } from '#platform/database/database.server.ts';
import { isUniqueViolation } from '#platform/database/faults.server.ts';
import { test as it } from '../../factories/database-test.ts';
import type { OpenDatabase } from '../../faults/open-database.ts';

function insertTag(db: Queryable, tag: string): Promise<unknown> {
  return db.insertInto('blogTags').values({ tag, tagPt: null }).execute();
}

async function tagExists(open: OpenDatabase, tag: string): Promise<boolean> {
  const rows = await open.database.read((db) =>
    db.selectFrom('blogTags').select('tag').where('tag', '=', tag).execute(),
  );
  return rows.length === 1;
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('a transaction', () => {
  it('keeps what it wrote when it succeeds, and returns its value', async ({ open }) => {
    const value = await open.database.transaction(async (trx) => {
      await insertTag(trx, 'kept');
      return 'value';
    });
    expect(value).toBe('value');
    expect(await tagExists(open, 'kept')).toBe(true);
  });

  it('is rolled back when it throws, rethrows the error, and is not retried', async ({ open }) => {
    let runs = 0;
    const work = open.database.transaction(async (trx) => {
      runs += 1;
      await insertTag(trx, 'undone');
      throw new Error('a real error');
    });
    await expect(work).rejects.toThrow('a real error');
    expect(runs).toBe(1);
    expect(await tagExists(open, 'undone')).toBe(false);
  });

  it.for(['read', 'transaction'] as const)(
    'refuses a %s of the outer database inside it, immediately',
    async (call, { open }) => {
      const work = open.database.transaction(async (trx) => {
        await insertTag(trx, 'outer');
        await open.database[call]((db) => db.selectFrom('blogTags').selectAll().execute());
      });
      await expect(work).rejects.toThrow('The outer database was used inside a transaction');
      expect(await tagExists(open, 'outer')).toBe(false);
    },
  );

  it('leaves the outer database usable after a refusal, and at the same time', async ({ open }) => {
    const [, rows] = await Promise.all([
      open.database.transaction((trx) => insertTag(trx, 'beside')),
      open.database.read((db) => db.selectFrom('bookings').selectAll().execute()),
    ]);
    expect(rows).toEqual([]);
  });

  it('holds a named lock to its end, so that checks and writes of many never mix', async ({
    open,
  }) => {
    await open.database.transaction((trx) => insertTag(trx, 'count-0'));
    await Promise.all(
      Array.from({ length: 20 }, () =>
        open.database.transaction(async (trx) => {
          await open.database.lock(trx, 'counting');
          const rows = await trx
            .selectFrom('blogTags')
            .select('tag')
            .where('tag', 'like', 'count-%')
            .execute();
          await insertTag(trx, `count-${rows.length}`);
        }),
      ),
    );
    expect(await tagExists(open, 'count-20')).toBe(true);
  });
});

describe('a row that violates a unique constraint', () => {
  const slug = { index: 'blog_posts_slug', columns: ['blog_posts.slug'] };
  const key = {
    index: 'blog_post_tags_pkey',
    columns: ['blog_post_tags.tag', 'blog_post_tags.post_id'],
  };
  const post = {
    title: 'T',
    summary: 'S',
    content: 'C',
    author: 'A',
    imageUrl: '/a.svg',
    isPremium: false,
    createdAt: '2026-11-21T10:00:00.000Z',
    searchText: '',
  };
  const insertPost = (open: OpenDatabase, id: string) =>
    open.database.transaction((trx) =>
      trx
        .insertInto('blogPosts')
        .values({ ...post, id, slug: 'one-slug' })
        .execute(),
    );
  const tagPost = (open: OpenDatabase) =>
    open.database.transaction((trx) =>
      trx.insertInto('blogPostTags').values({ postId: 'p1', tag: 'a', sort: 0 }).execute(),
    );

  it('is recognized by the index or its column', async ({ open }) => {
    await insertPost(open, 'p1');
    const error = await failureOf(insertPost(open, 'p2'));
    expect(isUniqueViolation(error, slug)).toBe(true);
    expect(isUniqueViolation(error, key)).toBe(false);
    expect(isUniqueViolation(error, { index: 'blog_posts', columns: ['blog_posts.slu'] })).toBe(
      false,
    );
  });

  it('is recognized by all columns of the constraint, in any order', async ({ open }) => {
    await tagPost(open);
    const error = await failureOf(tagPost(open));
    expect(isUniqueViolation(error, key)).toBe(true);
    expect(isUniqueViolation(error, { index: 'x', columns: ['blog_post_tags.tag'] })).toBe(false);
  });

  it('is distinguished from a row that violates another constraint', async ({ open }) => {
    const orphan = open.database.transaction((trx) =>
      trx.insertInto('blogPostTags').values({ postId: 'nobody', tag: 'a', sort: 0 }).execute(),
    );
    const error = await failureOf(orphan);
    expect(error).not.toBeNull();
    expect(isUniqueViolation(error, key)).toBe(false);
  });
});

describe('the content revision', () => {
  const changes: [string, (db: Queryable) => Promise<unknown>][] = [
    ['an insert', (db) => insertTag(db, 'watched')],
    [
      'an update',
      (db) =>
        db.updateTable('blogTags').set({ tagPt: 'visto' }).where('tag', '=', 'watched').execute(),
    ],
    ['a delete', (db) => db.deleteFrom('blogTags').where('tag', '=', 'watched').execute()],
  ];

  it.for(changes)('rises at %s', async ([_, change], { open }) => {
    const before = await open.database.contentRevision();
    await open.database.transaction(change);
    expect(await open.database.contentRevision()).toBeGreaterThan(before);
  });

  it.for(changes)('rises at %s through another connection', async ([_, change], { open }) => {
    const before = await open.database.contentRevision();
    await open.openAnother().transaction(change);
    expect(await open.database.contentRevision()).toBeGreaterThan(before);
  });

  it('stays when a change is rolled back, and when no content changes', async ({ open }) => {
    const before = await open.database.contentRevision();
    const undone = open.database.transaction(async (trx) => {
      await insertTag(trx, 'undone-too');
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await open.database.transaction((trx) => trx.deleteFrom('bookings').execute());
    expect(await open.database.contentRevision()).toBe(before);
  });
});
