import type { PathParams } from '#core/page-path.ts';
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
};

type Row = PathParams & { createdAt?: string };

async function pagesOf(page: Page, readUrl: ReadUrl): Promise<ListedPage[]> {
  const { path, listed } = page;
  if (!listed) return [{ page, path: path.href() }];
  // A list that cannot be read omits its own pages only.
  const rows = (await readUrl(listed().queryKey[0]).catch(() => [])) as Row[];
  return rows.map((row) => ({
    page,
    path: path.href(row),
    ...(row.createdAt && { changedAt: row.createdAt }),
  }));
}

/** Returns every page that search engines may index, in the order of the site map. */
export async function listedPages(readUrl: ReadUrl): Promise<ListedPage[]> {
  const indexed = sitePages.filter((page) => !page.personal && !page.status);
  const pages = await Promise.all(indexed.map((page) => pagesOf(page, readUrl)));
  return pages.flat();
}
