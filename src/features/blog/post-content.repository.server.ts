import { searchText } from '#core/search-text.ts';
import type { Tables } from '#database/tables.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  type Placeholders,
  prepareRead,
  prepareWrite,
} from '#platform/database/prepare-read.server.ts';
import { toAuthorId } from './post-author.repository.server.ts';

/** The values of `postFields`. */
export type PostValues = {
  slug: string;
  title: string;
  titlePt: string;
  summary: string;
  summaryPt: string;
  content: string;
  contentPt: string;
  /** The id of a person of the site, or the name of a guest; empty for the company. */
  author: string;
  imageUrl: string;
  tags: string[];
  isPremium: boolean;
  /** Ids of what it is about; empty for none. */
  serviceId: string;
  packageId: string;
  caseStudyId: string;
  /** The date that is shown; that of the publication if it is null. */
  createdAt: string | null;
  /** A day or a month; empty where nothing was brought up to date. */
  updatedOn: string;
};

type Id = { id: string };

const selectPost = prepareRead((db, { id }: Placeholders<Id>) =>
  db
    .selectFrom('blogPosts')
    .select(['slug', 'title', 'titlePt', 'summary', 'summaryPt', 'content', 'contentPt'])
    .select(['author', 'imageUrl', 'isPremium', 'createdAt', 'updatedOn'])
    .select(['serviceId', 'packageId', 'caseStudyId'])
    .where('id', '=', id),
);
const selectTags = prepareRead((db, { id }: Placeholders<Id>) =>
  db.selectFrom('blogPostTags').select('tag').where('postId', '=', id).orderBy('sort'),
);
const selectOthers = prepareRead((db, { slug, id }: Placeholders<Id & { slug: string }>) =>
  db.selectFrom('blogPosts').select('id').where('slug', '=', slug).where('id', '<>', id),
);
const writePost = prepareWrite((db, { id, ...row }: Placeholders<Tables['blogPosts']>) =>
  db
    .insertInto('blogPosts')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row)),
);
const removeTags = prepareWrite((db, { id }: Placeholders<Id>) =>
  db.deleteFrom('blogPostTags').where('postId', '=', id),
);
const insertTag = prepareWrite((db, row: Placeholders<Tables['blogPostTags']>) =>
  db.insertInto('blogPostTags').values({ postId: row.postId, tag: row.tag, sort: row.sort }),
);

/** Returns a public post as its form has it: a missing text is empty. */
export async function getPostValues(db: Queryable, id: string): Promise<PostValues | null> {
  const [row] = await selectPost(db, { id });
  if (!row) return null;
  const tags = await selectTags(db, { id });
  const { titlePt, summaryPt, contentPt, serviceId, packageId, caseStudyId, ...rest } = row;
  const { updatedOn } = row;
  return {
    ...rest,
    titlePt: titlePt ?? '',
    summaryPt: summaryPt ?? '',
    contentPt: contentPt ?? '',
    updatedOn: updatedOn ?? '',
    serviceId: serviceId ?? '',
    packageId: packageId ?? '',
    caseStudyId: caseStudyId ?? '',
    author: await toAuthorId(db, row.author),
    tags: tags.map(({ tag }) => tag),
  };
}

export async function isSlugTaken(db: Queryable, slug: string, id: string): Promise<boolean> {
  const [row] = await selectOthers(db, { slug, id });
  return row !== undefined;
}

/** Inserts a public post, or replaces it. `author` is the name that is shown. */
export async function putPost(
  trx: Queryable,
  id: string,
  { tags, ...post }: PostValues & { createdAt: string },
): Promise<void> {
  const { title, titlePt, summary, summaryPt, contentPt, author } = post;
  const { serviceId, packageId, caseStudyId, updatedOn } = post;
  const row = {
    ...post,
    titlePt: titlePt || null,
    summaryPt: summaryPt || null,
    contentPt: contentPt || null,
    serviceId: serviceId || null,
    packageId: packageId || null,
    caseStudyId: caseStudyId || null,
    updatedOn: updatedOn || null,
    searchText: searchText(title, titlePt, summary, summaryPt, author),
  };
  await writePost(trx, { id, ...row });
  await removeTags(trx, { id });
  for (const [sort, tag] of tags.entries()) await insertTag(trx, { postId: id, tag, sort });
}

export async function deletePost(trx: Queryable, id: string): Promise<void> {
  await trx.deleteFrom('blogPosts').where('id', '=', id).execute();
}

export async function listPostIds(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('blogPosts').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Writes the search text of posts where it is not what their texts say. */
export async function refreshSearchText(trx: Queryable, ids: string[]): Promise<void> {
  const rows = await trx
    .selectFrom('blogPosts')
    .select(['id', 'title', 'titlePt', 'summary', 'summaryPt', 'author', 'searchText as before'])
    .where('id', 'in', ids)
    .execute();
  for (const { id, before, title, titlePt, summary, summaryPt, author } of rows) {
    const text = searchText(title, titlePt, summary, summaryPt, author);
    if (text !== before)
      await trx.updateTable('blogPosts').set({ searchText: text }).where('id', '=', id).execute();
  }
}
