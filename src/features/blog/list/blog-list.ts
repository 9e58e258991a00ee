import { compareNames } from '#i18n/compare-names.ts';
import type { Language } from '#i18n/language.ts';
import { blogCardsQuery } from '../blog.queries.ts';
import { type BlogPostCard, type BlogTag, longestSearch, longestTag } from '../blog.ts';

/** The filter in the list's address; an empty text filters nothing. */
export type BlogListFilter = { q: string; tag: string; premium: boolean; page: number };

/** Maximum number of premium posts in the featured section. */
export const featuredLimit = 2;
/** Cards in the grid of one page; not in the specification. */
export const postsPerPage = 12;

/** Trims a search text to what the API accepts. */
export function cleanSearch(text: string): string {
  return text.trim().slice(0, longestSearch).trim();
}

/** Whether the API accepts a tag as a filter. */
export function isFilterable(tag: string): boolean {
  return tag !== '' && tag.length <= longestTag && !tag.includes('\0');
}

function last(search: URLSearchParams, name: string): string {
  return search.getAll(name).at(-1) ?? '';
}

/**
 * Reads the filter from the query of the list's address, ignoring invalid values. The last of repeated
 * names counts: without scripts the pressed button's value follows the form's fields.
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

/** Returns the query of the list's address, with its question mark; empty without filters. */
export function blogSearch({ q, tag, premium, page }: BlogListFilter): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (tag) search.set('tag', tag);
  if (premium) search.set('premium', 'true');
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}

/** Whether there is no post at all: the list that is not filtered has none. */
export function isUnwritten(
  posts: readonly unknown[] | null | undefined,
  filter: BlogListFilter,
): boolean {
  return posts?.length === 0 && blogSearch(filter) === '';
}

/** Returns the number of posts on a page; with the premium filter it includes the featured ones. */
export function postsOnPage({ premium }: BlogListFilter, page: number): number {
  return premium && page === 1 ? featuredLimit + postsPerPage : postsPerPage;
}

function searchAndTag({ q, tag }: BlogListFilter) {
  return { q, tags: tag ? [tag] : [] };
}

/** The cards of one page, and one more, which tells whether there is a next page. */
export function blogListQuery(filter: BlogListFilter, page = filter.page) {
  const skipped = filter.premium && page > 1 ? featuredLimit : 0;
  return blogCardsQuery({
    ...searchAndTag(filter),
    premium: filter.premium,
    offset: (page - 1) * postsPerPage + skipped,
    limit: postsOnPage(filter, page) + 1,
  });
}

/** The premium posts above the others while all posts are shown. */
export function featuredPostsQuery(filter: BlogListFilter) {
  return blogCardsQuery({ ...searchAndTag(filter), premium: true, limit: featuredLimit });
}

/** Whether the featured section has its own list: on the first page of all posts. */
export function hasOwnFeatured({ premium, page }: BlogListFilter): boolean {
  return !premium && page === 1;
}

export function featuredQueries(filter: BlogListFilter) {
  return hasOwnFeatured(filter) ? [featuredPostsQuery(filter)] : [];
}

/** Returns the tags to filter by, each once: known ones, those of loaded posts, the selected one. */
export function tagsToOffer(
  known: readonly BlogTag[],
  posts: readonly Pick<BlogPostCard, 'tags'>[],
  selected: string,
  language: Language,
): BlogTag[] {
  const compare = compareNames(language);
  const nameOf = ({ tag, name, tagPt }: BlogTag) => (language === 'pt' && tagPt) || name || tag;
  const names = [...posts.flatMap(({ tags }) => tags), selected];
  const offered = new Map(known.map((entry) => [entry.tag, entry]));
  for (const tag of names) if (!offered.has(tag)) offered.set(tag, { tag });
  return [...offered.values()]
    .filter(({ tag }) => isFilterable(tag))
    .sort((one, other) => compare(nameOf(one), nameOf(other)));
}
