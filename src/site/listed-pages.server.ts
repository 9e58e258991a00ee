import { HttpError } from '#core/http-error.ts';
import type { PathParams } from '#core/page-path.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { ReadUrl } from '#query/query-client.ts';
import type { Page } from './define-page.ts';
import { sitePages } from './site-map.ts';

/** A page that search engines may index. */
export type ListedPage = {
  page: Page;
  /** Without language prefix. */
  path: string;
  /** UTC instant of the row's publication; unknown for pages that are about no row. */
  changedAt?: string;
  /** In which languages it exists. */
  languages: readonly Language[];
};

type Row = PathParams & {
  createdAt?: string;
  languages?: readonly Language[];
  noindex?: boolean;
};

/** A list that is broken omits its own pages only. */
const nothingIn =
  <Content>(content: Content) =>
  (error: unknown): Content => {
    if (error instanceof HttpError && error.status === 503) throw error;
    return content;
  };

async function pagesOf(page: Page, readUrl: ReadUrl): Promise<ListedPage[]> {
  const { path, listed, filledIn } = page;
  if (filledIn) {
    const filled = await readUrl(filledIn().queryKey[0]).catch(nothingIn({ languages: [] }));
    const { languages: written } = filled as { languages: readonly Language[] };
    return written.length === 0 ? [] : [{ page, path: path.href(), languages: written }];
  }
  if (!listed) return [{ page, path: path.href(), languages }];
  const rows = await readUrl(listed().queryKey[0]).catch(nothingIn([]));
  return (rows as Row[])
    .filter(({ noindex }) => !noindex)
    .map((row) => ({
      page,
      path: path.href(row),
      languages: row.languages ?? languages,
      ...(row.createdAt && { changedAt: row.createdAt }),
    }));
}

/**
 * Returns every page that search engines may index, in the order of the site map. Throws the
 * `HttpError` of a list that responds 503: a shorter sitemap would take pages out of search engines.
 */
export async function listedPages(readUrl: ReadUrl): Promise<ListedPage[]> {
  const indexed = sitePages.filter((page) => !page.personal && !page.status);
  const pages = await Promise.all(indexed.map((page) => pagesOf(page, readUrl)));
  return pages.flat();
}
