import { queryOptions } from '#query/query-options.ts';

/** What needs a person in each section; absent if it is not for who asks. */
export type SectionCounts = { inbox?: number | undefined; quotes?: number | undefined };
/** The name of a section that has a count. */
export type CountedSection = keyof SectionCounts;

/** What needs a person in each section. */
export function sectionCountsQuery() {
  return queryOptions<SectionCounts>({ queryKey: ['/api/admin/counts'], staleTime: 3_000 });
}
