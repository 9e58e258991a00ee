import { accept, refuse } from '#core/result.ts';
import { warnAboutFigures } from '#features/content/checks/warn-about-figures.server.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { blogPostPath } from '#paths.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { postFields } from './blog.content.ts';
import { getAuthorShown, toAuthorId } from './post-author.repository.server.ts';
import {
  deletePost,
  getPostValues,
  isSlugTaken,
  type PostValues,
  putPost,
} from './post-content.repository.server.ts';
import { findTag } from './tags/find-tag.ts';
import { listTagNames } from './tags/tags.repository.server.ts';

async function toTagWords(db: Queryable, tags: readonly string[]): Promise<string[]> {
  const known = await listTagNames(db);
  return [...new Set(tags.map((tag) => findTag(tag, known)))];
}

/** The posts of the blog. */
export const postKind = defineKind({
  name: 'posts',
  fields: postFields,
  titleField: 'title',
  public: {
    table: 'blog_posts',
    id: 'id',
    title: 'title',
    titlePt: 'title_pt',
    createdAt: 'created_at',
  },
  read: getPostValues,
  remove: deletePost,
  warnAbout: ({ content, contentPt }) => [
    ...warnAboutFigures('content', String(content)),
    ...warnAboutFigures('contentPt', String(contentPt)),
  ],
  authorOf: (db, { author }) => getAuthorShown(db, String(author)),
  addressOf: ({ slug }) => blogPostPath.href({ slug: String(slug) }),
  async asStored(db, values) {
    const { author, tags } = values as PostValues;
    const shown = await getAuthorShown(db, author);
    return {
      ...values,
      author: shown === null ? author : await toAuthorId(db, shown),
      tags: await toTagWords(db, tags),
    };
  },
  async write(trx, { id, values, at }) {
    const post = values as PostValues;
    if (await isSlugTaken(trx, post.slug, id)) return refuse({ field: 'slug', code: 'taken' });
    const author = await getAuthorShown(trx, post.author);
    if (author === null) return refuse({ field: 'author', code: 'unknown_reference' });
    const tags = await toTagWords(trx, post.tags);
    await putPost(trx, id, { ...post, author, tags, createdAt: post.createdAt ?? at });
    return accept(null);
  },
});
