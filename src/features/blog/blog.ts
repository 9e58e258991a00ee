import type * as z from 'zod/mini';
import type { blogPostCardSchema, blogPostSchema, blogTagSchema } from './blog.schema.ts';

export type BlogPost = z.infer<typeof blogPostSchema>;
export type BlogPostCard = z.infer<typeof blogPostCardSchema>;
export type AuthorProfile = NonNullable<BlogPost['authorProfile']>;
export type About = NonNullable<BlogPost['about']>;
export type BlogTag = z.infer<typeof blogTagSchema>;

/** The filter of a list of posts. Filters are combined by AND, tags among themselves by OR. */
export type BlogFilter = {
  limit?: number | undefined;
  offset?: number | undefined;
  q?: string | undefined;
  tags?: readonly string[] | undefined;
  premium?: boolean | undefined;
  /** Slug of a post: only other posts that share a tag with it. */
  related?: string | undefined;
};

/** Lengths that the API accepts, in UTF-16 units; not in the specification. */
export const longestSearch = 200;
export const longestTag = 200;

export const relatedLimit = 3;

/** Returns the address of the tile of a post without a picture: drawn from its slug, so one of its own. */
export function drawnCover(slug: string): string {
  return `/art/post-${slug.slice(0, 60).replace(/-+$/, '') || 'text'}.svg`;
}

/** Returns up to three other posts that share a tag with `post`, in the given order. */
export function relatedTo(
  post: Pick<BlogPost, 'id' | 'tags'>,
  candidates: readonly BlogPostCard[],
): BlogPostCard[] {
  return candidates
    .filter(({ id, tags }) => id !== post.id && tags.some((tag) => post.tags.includes(tag)))
    .slice(0, relatedLimit);
}
