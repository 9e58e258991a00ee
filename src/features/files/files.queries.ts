import { queryOptions } from '#query/query-options.ts';
import type { SiteFile, SiteFiles } from './files.schema.ts';
import type { fileFilters } from './files.ts';

export const filesPageSize = 48;
export const filesUrl = '/api/admin/files';

export type FileFilterName = (typeof fileFilters)[number];
type Filter = { q?: string; only?: FileFilterName | ''; page?: number };

// Somebody else may be uploading.
const staleTime = 0;

/** A page, from 0, of the library. */
export function filesQuery({ q = '', only = '', page = 0 }: Filter = {}) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(only && { only }),
    limit: String(filesPageSize),
    ...(page > 0 && { offset: String(page * filesPageSize) }),
  });
  return queryOptions<SiteFiles>({ queryKey: [`${filesUrl}?${query}`], staleTime });
}

export function fileQuery(id: string) {
  return queryOptions<SiteFile>({ queryKey: [`${filesUrl}/${id}`], staleTime });
}
