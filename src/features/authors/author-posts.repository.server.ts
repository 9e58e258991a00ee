import { sql } from 'kysely';
import { searchText } from '#core/search-text.ts';
import type { Queryable } from '#platform/database/database.server.ts';

/** Returns whether a post on the site names an author. */
export async function hasPosts(db: Queryable, author: string): Promise<boolean> {
  const row = await db
    .selectFrom('blogPosts')
    .select('id')
    .where('author', '=', author)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives all posts of an author the new name, and what they are found by. */
export async function renameAuthor(
  trx: Queryable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [old, folded] = [sql`cast(${searchText(from)} as text)`, sql`${searchText(to)}`];
  // The author comes last in `search_text`.
  const before = sql`length(search_text) - length(${old})`;
  await sql`update blog_posts set author = ${to}, search_text = case
      when substr(search_text, ${before} + 1) = ${old}
      then substr(search_text, 1, ${before}) || ${folded}
      else search_text || ' ' || ${folded} end
    where author = ${from}`.execute(trx);
}

/** Returns the slug of the newest post that names an author, or null if there is none. */
export async function getNewestSlug(db: Queryable, author: string): Promise<string | null> {
  const row = await db
    .selectFrom('blogPosts')
    .select('slug')
    .where('author', '=', author)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** Makes somebody the author of the newest post, if there is one. */
export async function signNewestPost(trx: Queryable, author: string): Promise<void> {
  const newest = trx
    .selectFrom('blogPosts')
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1);
  await trx.updateTable('blogPosts').set({ author }).where('id', '=', newest).execute();
}
