import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';

/** The values of `tagFields`. */
export type TagValues = { name: string; namePt: string; tag: string };

// A tag that was not made in the back office has its word as id and as name.
const ownId = sql<string>`coalesce(id, tag)`;

/** The tags with an id and a name, for lists: those that have names, and those that posts have. */
export const namedTags = sql`(select coalesce(id, tag) as id, coalesce(name, tag) as name, tag_pt
  from blog_tags union all select distinct tag, tag, cast(null as text) from blog_post_tags
  where tag not in (select tag from blog_tags))`;

export async function getTagValues(db: Queryable, id: string): Promise<TagValues | null> {
  const row = await db
    .selectFrom('blogTags')
    .select(['tag', 'name', 'tagPt'])
    .where(ownId, '=', id)
    .executeTakeFirst();
  if (row) return { tag: row.tag, name: row.name ?? row.tag, namePt: row.tagPt ?? '' };
  return (await isUnnamedTag(db, id)) ? { tag: id, name: id, namePt: '' } : null;
}

async function isUnnamedTag(db: Queryable, tag: string): Promise<boolean> {
  const named = await db
    .selectFrom('blogTags')
    .select('tag')
    .where('tag', '=', tag)
    .executeTakeFirst();
  return named === undefined && (await isTagUsed(db, tag));
}

/** Returns whether another tag has a word. */
export async function isTagTaken(db: Queryable, tag: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('blogTags')
    .select('tag')
    .where('tag', '=', tag)
    .where(ownId, '<>', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function putTag(trx: Queryable, id: string, { tag, name, namePt }: TagValues) {
  const row = { tag, name: name === tag ? null : name, tagPt: namePt || null };
  const { tag: _, ...names } = row;
  await trx
    .insertInto('blogTags')
    .values({ ...row, id })
    .onConflict((conflict) => conflict.column('tag').doUpdateSet(names))
    .execute();
}

export async function deleteTag(trx: Queryable, id: string): Promise<void> {
  await trx.deleteFrom('blogTags').where(ownId, '=', id).execute();
}

/** Returns whether a post on the site has a tag. */
export async function isTagUsed(db: Queryable, tag: string): Promise<boolean> {
  const row = await db
    .selectFrom('blogPostTags')
    .select('tag')
    .where('tag', '=', tag)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const selectTagNames = prepareRead((db) =>
  db.selectFrom('blogTags').select(['tag', 'name', 'tagPt']),
);

/** Returns the tags with their names, to find the one that somebody means. */
export async function listTagNames(db: Queryable) {
  return selectTagNames(db, {});
}

/** Returns the slug of the newest post that has a tag, or null if there is none. */
export async function getNewestTagged(db: Queryable, tag: string): Promise<string | null> {
  const row = await db
    .selectFrom('blogPosts')
    .innerJoin('blogPostTags', 'blogPostTags.postId', 'blogPosts.id')
    .select('slug')
    .where('tag', '=', tag)
    .orderBy('createdAt', 'desc')
    .orderBy('blogPosts.id')
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** Puts a tag before those of the newest post, if there is one. */
export async function tagNewestPost(trx: Queryable, tag: string): Promise<void> {
  const newest = await trx
    .selectFrom('blogPosts')
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (newest === undefined) return;
  await trx.insertInto('blogPostTags').values({ postId: newest.id, tag, sort: -1 }).execute();
}
