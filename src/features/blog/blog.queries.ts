import { queryOptions } from '#query/query-options.ts';
import {
  type BlogFilter,
  type BlogPost,
  type BlogPostCard,
  type BlogTag,
  relatedLimit,
} from './blog.ts';

const fiveMinutes = 5 * 60_000;

/** The address of a list of cards. One filter has one address, so that it is fetched once. */
function cardsUrl({ limit, offset, q, tags = [], premium, related }: BlogFilter): string {
  const params = new URLSearchParams({ fields: 'card' });
  if (q) params.set('q', q);
  for (const tag of [...tags].sort()) params.append('tag', tag);
  if (premium !== undefined) params.set('premium', String(premium));
  if (related !== undefined) params.set('related', related);
  if (offset) params.set('offset', String(offset));
  if (limit !== undefined) params.set('limit', String(limit));
  return `/api/blog-posts?${params}`;
}

/** Posts without their content, newest first. Whether more exist is known by asking for one more. */
export function blogCardsQuery(filter: BlogFilter = {}) {
  return queryOptions<BlogPostCard[]>({ queryKey: [cardsUrl(filter)], staleTime: fiveMinutes });
}

/** The posts that share a tag with the one of a slug; asked by slug, beside the post itself. */
export function relatedPostsQuery(slug: string) {
  return blogCardsQuery({ related: slug, limit: relatedLimit });
}

/** A slug that nobody has rejects with `HttpError` 404. */
export function blogPostQuery(slug: string) {
  return queryOptions<BlogPost>({
    queryKey: [`/api/blog-posts/slug/${encodeURIComponent(slug)}`],
    staleTime: fiveMinutes,
  });
}

export function blogTagsQuery() {
  return queryOptions<BlogTag[]>({ queryKey: ['/api/blog-tags'], staleTime: fiveMinutes });
}
