import { queryOptions } from '#query/query-options.ts';
import type { Archive, ArchivedIssue, IssueCard } from './archive.schema.ts';

const fiveMinutes = 5 * 60_000;

/** In which languages there are issues to read. */
export function archiveQuery() {
  return queryOptions<Archive>({ queryKey: ['/api/newsletter/archive'], staleTime: fiveMinutes });
}

/** The issues on the site, the newest first. */
export function archivedIssuesQuery() {
  return queryOptions<IssueCard[]>({
    queryKey: ['/api/newsletter/issues'],
    staleTime: fiveMinutes,
  });
}

/** Fails with `HttpError` 404 for an unknown slug. */
export function archivedIssueQuery(slug: string) {
  return queryOptions<ArchivedIssue>({
    queryKey: [`/api/newsletter/issues/${encodeURIComponent(slug)}`],
    staleTime: fiveMinutes,
  });
}
