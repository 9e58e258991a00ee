import { queryOptions } from '#query/query-options.ts';
import type { ReaderList } from './readers.schema.ts';

export const readersUrl = (projectId: string) =>
  `/api/admin/projects/${encodeURIComponent(projectId)}/readers`;

/** Who may read a project and decides nothing. */
export function readersQuery(projectId: string) {
  return queryOptions<ReaderList>({ queryKey: [readersUrl(projectId)], staleTime: 3_000 });
}
