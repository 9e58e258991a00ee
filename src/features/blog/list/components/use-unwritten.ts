import { useQuery } from '#query/use-query.tsx';
import { blogListQuery, isUnwritten, readBlogFilter } from '../blog-list.ts';

/** Returns whether the list's address shows that there is no post at all. */
export function useUnwritten(search: string): boolean {
  const filter = readBlogFilter(new URLSearchParams(search));
  const { data: posts } = useQuery(blogListQuery(filter));
  return isUnwritten(posts, filter);
}
