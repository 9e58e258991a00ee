import { queryOptions } from '#query/query-options.ts';
import type { Warnings } from './checks/checks.schema.ts';
import type { ContentPage, ContentRecord, ContentVersions } from './content.schema.ts';
import type { StaleSources, VersionChanges } from './history/history.schema.ts';
import type { SiteOrder } from './order/order.schema.ts';
import type { PreviewLinks } from './preview/preview.schema.ts';
import type { RedirectList } from './redirects/redirects.schema.ts';
import type { Samples } from './samples/samples.schema.ts';
import type { Translations } from './translations/translations.schema.ts';

export const contentPageSize = 50;

// Somebody else may be writing.
const staleTime = 0;

export const contentUrl = (kind: string) => `/api/admin/content/${encodeURIComponent(kind)}`;
export const recordUrl = (kind: string, id: string) =>
  `${contentUrl(kind)}/${encodeURIComponent(id)}`;

/** A page, from 0, of the records of a kind, by the query of the list's address. */
export function contentListQuery(kind: string, search = '', page = 0) {
  const query = new URLSearchParams(search);
  query.delete('kind');
  query.set('limit', String(contentPageSize));
  if (page > 0) query.set('offset', String(page * contentPageSize));
  return queryOptions<ContentPage>({ queryKey: [`${contentUrl(kind)}?${query}`], staleTime });
}

/** The public records of a kind, which those of other kinds may refer to; the first hundred. */
export function referencesQuery(kind: string) {
  return queryOptions<ContentPage>({
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

/** What a version changed; it never changes itself, but for the one that is being written. */
export function versionChangesQuery(kind: string, id: string, number: number) {
  const url = `${recordUrl(kind, id)}/versions/${number}`;
  return queryOptions<VersionChanges>({ queryKey: [url], staleTime });
}

export function staleSourcesQuery(kind: string, id: string) {
  return queryOptions<StaleSources>({ queryKey: [`${recordUrl(kind, id)}/stale`], staleTime });
}

export function warningsQuery(kind: string, id: string) {
  return queryOptions<Warnings>({ queryKey: [`${recordUrl(kind, id)}/warnings`], staleTime });
}

export function previewLinksQuery(kind: string, id: string) {
  const url = `${recordUrl(kind, id)}/preview-link`;
  return queryOptions<PreviewLinks>({ queryKey: [url], staleTime });
}

export function siteOrderQuery(kind: string) {
  return queryOptions<SiteOrder>({ queryKey: [`${contentUrl(kind)}/order`], staleTime });
}

/** Each record of the board is read whole. */
const translationsPageSize = 20;

/** A page, from 0, of the Portuguese texts that are missing or stale. */
export function translationsQuery({
  kind = '',
  finding = '',
  page = 0,
}: {
  kind?: string;
  finding?: string;
  page?: number;
} = {}) {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(finding && { finding }),
    limit: String(translationsPageSize),
    ...(page > 0 && { offset: String(page * translationsPageSize) }),
  });
  return queryOptions<Translations>({
    queryKey: [`/api/admin/translations?${query}`],
    staleTime,
  });
}

export const redirectsUrl = '/api/admin/redirects';

/** A page, from 0, of the redirects. */
export function redirectsQuery({ q = '', page = 0 }: { q?: string; page?: number } = {}) {
  const query = new URLSearchParams({
    ...(q && { q }),
    limit: String(contentPageSize),
    ...(page > 0 && { offset: String(page * contentPageSize) }),
  });
  return queryOptions<RedirectList>({ queryKey: [`${redirectsUrl}?${query}`], staleTime });
}

export const samplesUrl = '/api/admin/samples';

export function samplesQuery() {
  return queryOptions<Samples>({ queryKey: [samplesUrl], staleTime });
}
