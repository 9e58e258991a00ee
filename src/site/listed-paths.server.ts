import { HttpError } from '#core/http-error.ts';
import type { ReadUrl } from '#query/query-client.ts';
import type { Page } from './define-page.ts';
import { sitePages } from './site-map.ts';

async function pathsOf({ path, listed }: Page, readUrl: ReadUrl): Promise<string[]> {
  if (!listed) return [path.href()];
  const rows = await readUrl(listed().queryKey[0]).catch((error) => {
    if (error instanceof HttpError && error.status === 503) throw error;
    // A list that is broken omits its own pages only.
    return [];
  });
  return (rows as Parameters<typeof path.href>[0][]).map((params) => path.href(params));
}

/**
 * Returns the path, without language prefix, of every page that search engines may index. Throws the
 * `HttpError` of a list that responds 503: a shorter sitemap would take pages out of search engines.
 */
export async function listedPaths(readUrl: ReadUrl): Promise<string[]> {
  const indexed = sitePages.filter((page) => !page.personal && !page.status);
  const paths = await Promise.all(indexed.map((page) => pathsOf(page, readUrl)));
  return paths.flat();
}
