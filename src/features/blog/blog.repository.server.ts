import { sql } from 'kysely';
import { omitNulls } from '#core/omit-nulls.ts';
import { containsPattern } from '#core/search-text.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { BlogFilter, BlogPost, BlogPostCard, BlogTag } from './blog.ts';

const noLimit = 1_000_000_000;
const idsPerQuery = 5_000;

function tagsOf(db: Queryable, slug: string) {
  return db
    .selectFrom('blogPostTags as own')
    .innerJoin('blogPosts as subject', 'subject.id', 'own.postId')
    .where('subject.slug', '=', slug)
    .select('own.tag');
}

function newestFirst(db: Queryable, filter: BlogFilter) {
  const { limit, offset, q, tags = [], premium, related } = filter;
  return db
    .selectFrom('blogPosts')
    .select(['id', 'slug', 'title', 'titlePt', 'summary', 'summaryPt'])
    .select(['author', 'imageUrl', 'isPremium', 'createdAt'])
    .$if(premium !== undefined, (query) => query.where('isPremium', '=', premium === true))
    .$if(q !== undefined, (query) =>
      query.where(sql<boolean>`search_text like ${containsPattern(q ?? '')} escape '\\'`),
    )
    .$if(tags.length > 0, (query) =>
      // Correlated, so that posts are scanned newest first and the scan ends at the limit.
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('blogPostTags')
            .select('tag')
            .whereRef('postId', '=', 'blogPosts.id')
            .where('tag', 'in', tags),
        ),
      ),
    )
    .$if(related !== undefined, (query) =>
      query.where('slug', '!=', related ?? '').where(({ exists, selectFrom }) =>
        exists(
          selectFrom('blogPostTags')
            .select('tag')
            .whereRef('postId', '=', 'blogPosts.id')
            .where('tag', 'in', tagsOf(db, related ?? '')),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit ?? noLimit)
    .offset(offset ?? 0);
}

async function tagsByPost(db: Queryable, ids: string[]): Promise<Map<string, string[]>> {
  const byPost = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    const rows = await db
      .selectFrom('blogPostTags')
      .select(['postId', 'tag'])
      .where('postId', 'in', ids.slice(start, start + idsPerQuery))
      .orderBy('postId')
      .orderBy('sort')
      .execute();
    for (const { postId, tag } of rows) byPost.get(postId)?.push(tag);
  }
  return byPost;
}

async function withTags<Row extends { id: string }>(db: Queryable, rows: Row[]) {
  const tags = await tagsByPost(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...omitNulls(row), tags: tags.get(row.id) ?? [] }));
}

/** Posts without their content, newest first. */
export async function listBlogCards(db: Queryable, filter: BlogFilter): Promise<BlogPostCard[]> {
  return withTags(db, await newestFirst(db, filter).execute());
}

/** Posts, newest first. */
export async function listBlogPosts(db: Queryable, filter: BlogFilter): Promise<BlogPost[]> {
  return withTags(db, await newestFirst(db, filter).select(['content', 'contentPt']).execute());
}

export async function getBlogPost(db: Queryable, slug: string): Promise<BlogPost | null> {
  const row = await newestFirst(db, { limit: 1 })
    .select(['content', 'contentPt'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return null;
  const [post] = await withTags(db, [row]);
  return post ?? null;
}

/** The tags that at least one post has, sorted by name. */
export async function listBlogTags(db: Queryable): Promise<BlogTag[]> {
  const used = db.selectFrom('blogPostTags').select('tag').distinct().as('used');
  const rows = await db
    .selectFrom(used)
    .leftJoin('blogTags', 'blogTags.tag', 'used.tag')
    .select(['used.tag', 'blogTags.tagPt'])
    .execute();
  // Sorted here, because the databases' collations differ.
  return rows.map(omitNulls).sort((a, b) => a.tag.localeCompare(b.tag, 'en'));
}
