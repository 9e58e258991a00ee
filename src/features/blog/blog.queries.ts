import { queryOptions } from '#query/query-options.ts';
import {
  type BlogFilter,
  type BlogPost,
  type BlogPostCard,
  type BlogTag,
  relatedLimit,
} from './blog.ts';

const fiveMinutes = 5 * 60_000;

/** Returns the URL of a list of cards. Equal filters have equal URLs, so that each is fetched once. */
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

/** Posts without their content, newest first. To learn whether more exist, request one more. */
export function blogCardsQuery(filter: BlogFilter = {}) {
  return queryOptions<BlogPostCard[]>({ queryKey: [cardsUrl(filter)], staleTime: fiveMinutes });
}

/** Posts that share a tag with the post of a slug; can be fetched in parallel with the post itself. */
export function relatedPostsQuery(slug: string) {
  return blogCardsQuery({ related: slug, limit: relatedLimit });
}

/** Fails with `HttpError` 404 for an unknown slug. */
export function blogPostQuery(slug: string) {
  return queryOptions<BlogPost>({
    queryKey: [`/api/blog-posts/slug/${encodeURIComponent(slug)}`],
    staleTime: fiveMinutes,
  });
}

export function blogTagsQuery() {
  return queryOptions<BlogTag[]>({ queryKey: ['/api/blog-tags'], staleTime: fiveMinutes });
}
