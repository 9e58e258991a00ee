import { queryOptions } from '#query/query-options.ts';
import type { SearchResult } from './search.schema.ts';

// What was just changed is to be found.
const staleTime = 0;

/** Records that are found by what somebody typed. */
export function searchQuery(q: string) {
  const query = new URLSearchParams({ q });
  return queryOptions<SearchResult>({ queryKey: [`/api/admin/search?${query}`], staleTime });
}
