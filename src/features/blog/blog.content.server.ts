import * as z from 'zod/mini';
import { hasNoNul, missingOr } from '#core/fields.ts';
import { accept, refuse } from '#core/result.ts';
import type { ContentKind } from '#features/content/content-kind.server.ts';
import { blogPostPath } from '#site/pages/blog-post/blog-post.path.ts';
import { longestTag } from './blog.ts';
import {
  deletePost,
  getPostValues,
  isSlugTaken,
  putPost,
} from './post-content.repository.server.ts';

const text = (most: number) =>
  z
    .string({ error: missingOr('invalid_type') })
    .check(z.maxLength(most, 'too_long'), z.refine(hasNoNul, 'invalid_type'));

const values = z.object({
  slug: text(200).check(z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'invalid_slug')),
  title: text(300),
  titlePt: text(300),
  summary: text(1_000),
  summaryPt: text(1_000),
  content: text(100_000),
  contentPt: text(100_000),
  author: text(200),
  imageUrl: text(500),
  tags: z.array(text(longestTag), 'invalid_type').check(z.maxLength(20, 'too_many')),
  isPremium: z.boolean('invalid_type'),
  /** The date that is shown; that of the publication if it is null. */
  createdAt: z.nullable(z.iso.datetime({ precision: 3, error: 'invalid_instant' })),
});
export type PostValues = z.infer<typeof values>;

const empty: PostValues = {
  ...{ slug: '', title: '', titlePt: '', summary: '', summaryPt: '', content: '', contentPt: '' },
  ...{ author: '', imageUrl: '', tags: [], isPremium: false, createdAt: null },
};

/** The posts of the blog. */
export const postKind: ContentKind = {
  name: 'posts',
  values,
  empty,
  required: ['slug', 'title', 'summary', 'content', 'author', 'imageUrl'],
  titleField: 'title',
  twins: [
    ['title', 'titlePt'],
    ['summary', 'summaryPt'],
    ['content', 'contentPt'],
  ],
  public: { table: 'blog_posts', title: 'title' },
  read: getPostValues,
  remove: deletePost,
  addressOf: ({ slug }) => blogPostPath.href({ slug: String(slug) }),
  async write(trx, { id, values: given, at }) {
    const post = given as PostValues;
    if (await isSlugTaken(trx, post.slug, id)) return refuse({ field: 'slug', code: 'taken' });
    await putPost(trx, id, { ...post, createdAt: post.createdAt ?? at });
    return accept(null);
  },
};
