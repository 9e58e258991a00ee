import { queryOptions } from '@tanstack/react-query';
import {
  type BlogFilter,
  type BlogPost,
  type BlogPostCard,
  type BlogTag,
  relatedLimit,
} from './blog.ts';

const fiveMinutes = 5 * 60_000;

/** The address of a list of cards. One filter has one address, so that it is fetched once. */
function cardsUrl({ limit, offset, q, tags = [], premium }: BlogFilter): string {
  const params = new URLSearchParams({ fields: 'card' });
  if (q) params.set('q', q);
  for (const tag of [...tags].sort()) params.append('tag', tag);
  if (premium !== undefined) params.set('premium', String(premium));
  if (offset) params.set('offset', String(offset));
  if (limit !== undefined) params.set('limit', String(limit));
  return `/api/blog-posts?${params}`;
}

/** Posts without their content, newest first. Whether more exist is known by asking for one more. */
export function blogCardsQuery(filter: BlogFilter = {}) {
  return queryOptions<BlogPostCard[]>({ queryKey: [cardsUrl(filter)], staleTime: fiveMinutes });
}

/** Candidates for `relatedTo`: one more than shown, because the post itself is among them. */
export function relatedPostsQuery({ tags }: Pick<BlogPost, 'tags'>) {
  return blogCardsQuery({ tags, limit: relatedLimit + 1 });
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
