import { queryOptions } from '#query/query-options.ts';
import type { ContentList, ContentRecord, ContentVersions } from './content.schema.ts';

export const contentPageSize = 50;

// Somebody else may be writing.
const staleTime = 0;

export const contentUrl = (kind: string) => `/api/admin/content/${encodeURIComponent(kind)}`;
export const recordUrl = (kind: string, id: string) =>
  `${contentUrl(kind)}/${encodeURIComponent(id)}`;

/** A page, from 0, of the records of a kind. */
export function contentListQuery(
  kind: string,
  { state = '', q = '', page = 0 }: { state?: string; q?: string; page?: number } = {},
) {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(q && { q }),
    limit: String(contentPageSize),
    ...(page > 0 && { offset: String(page * contentPageSize) }),
  });
  return queryOptions<ContentList>({ queryKey: [`${contentUrl(kind)}?${query}`], staleTime });
}

/** The public records of a kind, which those of other kinds may refer to; the first hundred. */
export function referencesQuery(kind: string) {
  return queryOptions<ContentList>({
    queryKey: [`${contentUrl(kind)}?live=true&limit=100`],
    staleTime,
  });
}

export function contentRecordQuery(kind: string, id: string) {
  return queryOptions<ContentRecord>({ queryKey: [recordUrl(kind, id)], staleTime });
}

export function contentVersionsQuery(kind: string, id: string) {
  return queryOptions<ContentVersions>({
    queryKey: [`${recordUrl(kind, id)}/versions`],
    staleTime,
  });
}
