import { queryOptions } from '#query/query-options.ts';
import type { SectionCounts } from './section-counts.ts';

/** What needs a person in each section. */
export function sectionCountsQuery() {
  return queryOptions<SectionCounts>({ queryKey: ['/api/admin/counts'], staleTime: 3_000 });
}
