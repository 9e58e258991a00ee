import { blogCardsQuery } from '../blog.queries.ts';
import { type BlogPostCard, type BlogTag, longestSearch, longestTag } from '../blog.ts';

/** What the address of the list asks for; an empty text filters nothing. */
export type BlogListFilter = { q: string; tag: string; premium: boolean; page: number };

/** Premium posts in the featured section, at most. */
export const featuredLimit = 2;
/** Cards in the grid of one page; our own. */
export const postsPerPage = 12;

/** A search text as it is asked for: without outer spaces, no longer than the API takes. */
export function cleanSearch(text: string): string {
  return text.trim().slice(0, longestSearch).trim();
}

/** Whether posts can be filtered by a tag: the API refuses a longer one. */
export function isFilterable(tag: string): boolean {
  return tag !== '' && tag.length <= longestTag && !tag.includes('\0');
}

function last(search: URLSearchParams, name: string): string {
  return search.getAll(name).at(-1) ?? '';
}

/**
 * Reads the query of the list's address; what is not understood counts as absent. Of a repeated
 * name the last counts: without scripts a button's value follows the form's own.
 */
export function readBlogFilter(search: URLSearchParams): BlogListFilter {
  const tag = last(search, 'tag');
  const page = last(search, 'page');
  return {
    q: cleanSearch(last(search, 'q')),
    tag: isFilterable(tag) ? tag : '',
    premium: last(search, 'premium') === 'true',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of the list's address, with its question mark; empty when nothing filters. */
export function blogSearch({ q, tag, premium, page }: BlogListFilter): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (tag) search.set('tag', tag);
  if (premium) search.set('premium', 'true');
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}

/** Posts on a page of the list; premium posts alone fill the featured section from the same list. */
export function postsOnPage({ premium }: BlogListFilter, page: number): number {
  return premium && page === 1 ? featuredLimit + postsPerPage : postsPerPage;
}

function asked({ q, tag }: BlogListFilter) {
  return { q, tags: tag ? [tag] : [] };
}

/** The cards of one page, and one more, which tells whether there is a next page. */
export function blogListQuery(filter: BlogListFilter, page = filter.page) {
  const ahead = filter.premium && page > 1 ? featuredLimit : 0;
  return blogCardsQuery({
    ...asked(filter),
    premium: filter.premium,
    offset: (page - 1) * postsPerPage + ahead,
    limit: postsOnPage(filter, page) + 1,
  });
}

/** The premium posts that stand above the others while all are shown. */
export function featuredPostsQuery(filter: BlogListFilter) {
  return blogCardsQuery({ ...asked(filter), premium: true, limit: featuredLimit });
}

/** Whether the featured section has a list of its own: all posts are shown, from the start. */
export function hasOwnFeatured({ premium, page }: BlogListFilter): boolean {
  return !premium && page === 1;
}

export function featuredQueries(filter: BlogListFilter) {
  return hasOwnFeatured(filter) ? [featuredPostsQuery(filter)] : [];
}

/** The tags to filter by, each once: the known ones, those of the posts at hand, the chosen one. */
export function tagsToOffer(
  known: readonly BlogTag[],
  posts: readonly Pick<BlogPostCard, 'tags'>[],
  chosen: string,
): BlogTag[] {
  const names = [...posts.flatMap(({ tags }) => tags), chosen];
  const offered = new Map(known.map((entry) => [entry.tag, entry]));
  for (const tag of names) if (!offered.has(tag)) offered.set(tag, { tag });
  return [...offered.values()].filter(({ tag }) => isFilterable(tag));
}
